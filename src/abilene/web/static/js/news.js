// How many lines of the log are news: told since this person last did something or read it.

export class News {
  count = 0;

  /** @param {HTMLElement} badge */
  constructor(badge) {
    this.badge = badge;
  }

  /** @param {number} lines */
  add(lines) {
    this.show(this.count + lines);
  }

  clear() {
    this.show(0);
  }

  /** @param {number} count */
  show(count) {
    this.count = count;
    this.badge.textContent = String(count);
    this.badge.hidden = count === 0;
  }
}
