# The Good, the Goat and the Bad: what the lamp says in the lessons. docs/lessons.md tells how these texts are found.

first_round = Your first round

first_round-chapter-goal = The goal: the largest fortune after three rounds
    .caps = The goal
first_round-chapter-deal = Dealing: a card face down, and a name
    .caps = Dealing
first_round-chapter-answer = Answering: take the card, or send it back
    .caps = Answering
first_round-chapter-last = The last hat: everybody deals to one player
    .caps = The last hat
first_round-chapter-saloon = The Saloon: who acts, and when
    .caps = The Saloon
first_round-chapter-fortune = Coins and tokens: what counts
    .caps = Your fortune

first_round-offer = Leave town with full pockets
    .text = After three rounds the largest fortune wins, in coins and tokens. Four characters are in your hand: offer one of them to somebody, face down.
    .do = Click { $seat1 }
    .why = Coins are worth 1 each and everybody sees them. Tokens are worth 2 to 5, and only you see yours.
first_round-offer-other = { $seat2 } it is
    .text = You may offer a card to anybody who still has a small hat. What comes next is the same.
first_round-offer-idle = No hurry
    .text = The two others wear a blue hat and a green one. A click on one of them says who gets your offer.

first_round-slide = Slide the card you want yourself
    .text = A character serves whoever gets it. The **Banker** takes the banknotes from the Bank: you will offer him, and yet keep him.
    .do = Click the Banker
    .why = Whoever takes the card reveals it and puts a small hat on it. If nobody takes it, it is yours.
first_round-slide-goat = The Goat, what a present
    .text = She does nothing at all: whoever gets her has wasted a small hat. Now name somebody they would like to have.
first_round-slide-other = A good choice, too
    .text = Whoever gets this card puts a small hat on it, and it acts for them. If it is refused, that is you.

first_round-declare = And now you lie
    .text = Name one of the four characters you hold. Nobody wants the **Goat**, who does nothing: you will be refused, and the Banker stays with you.
    .do = Declare the Goat
    .why = You may lie about the card you slide, but never name somebody who is not in your hand.
first_round-kept = Refused, so it is yours
    .text = Your **Banker** wears your small hat now and has taken the banknotes, which are worth 4. You have one small hat left.
first_round-declare-true = The truth, then
    .text = That is allowed, and sometimes it is the best of lies. Let us see whether you are believed.
first_round-declare-other = As you like
    .text = Any of your four names will do: nobody can tell until the card is turned up.
first_round-declare-goat = Make them want it
    .text = Name somebody they would like: the **Sheriff** earns coins, the **Banker** takes banknotes. Whoever believes you gets the Goat.
    .do = Declare anybody but the Goat
    .why = You may lie about the card you slide, but never name somebody who is not in your hand.
first_round-declare-free = True or not, as you like
    .text = Name one of the four characters you hold. It need not be the one that you slide.
    .do = Declare any of the four
    .why = If you are believed, they take the card. If not, you keep it: so a good card is best given a bad name.

first_round-passed = Your three cards move on
    .text = They are in { $seat1_of } hand now, and a fourth one was drawn. The **eye** reminds you of those you know.
first_round-answer-goat = Now you answer
    .text = Only a character who is held can be named. But you know this hand: the **Goat** is in it, and somebody wants to get rid of her.
    .do = Refuse
    .why = A card that you refuse stays with whoever offered it, and costs them the small hat instead of you.
first_round-goat-refused = It was the Goat
    .text = { $seat1 } has wasted a small hat on her. To refuse costs nothing, but now and then you miss somebody good.
first_round-goat-accepted = That happens to everybody
    .text = Whatever it was, it wears your small hat now. Without a hat you get no more offers in this round.

first_round-answer-sheriff = True or a lie?
    .text = You gave this **Sheriff** away yourself, so he can be here. He earns 2 coins in the Saloon, and more for every crook he arrests.
    .do = Accept
    .why = Your last small hat must go somewhere. Better on a Sheriff than on what others find for you at the end.
first_round-sheriff-yes = It was the truth
    .text = The **Sheriff** is yours. You have no small hat left, so nobody offers you anything more in this round.
first_round-sheriff-no = Trust is rare here
    .text = The card stays with { $seat2 } then, and you keep your last small hat for another one.

first_round-thief = The Thief is in town
    .text = All tokens of a place lie on his card, his **loot**. It is his only if nobody arrests him in the Saloon: and you have the Sheriff.
first_round-last-slide = One small hat is left
    .text = Everybody deals to { $seat1 } now, who must place it. The **Waitress** has to give the Saloon’s bottle to an opponent: that could be you.
    .do = Slide the Waitress
    .why = The last player can refuse three times in all. Then they must take what comes.
first_round-last-charlatan = He will pay you
    .text = The Charlatan takes up to 3 coins in all from the others. But your Sheriff arrests him, too: one coin more for you, and the others come back.
first_round-last-other = Let us see who bites
    .text = Whatever { $seat1 } takes now wears the last small hat of this round.
first_round-last-declare = Your own story
    .text = You know how it goes: any of these four names, true or not. What would { $seat1 } like to hear?
    .do = Declare any of the four
    .why = The round ends with the last small hat. Cards that are refused from now on are out of it.

first_round-saloon = What the Saloon does
    .text = A round ends with the last small hat. Then the characters in the **Saloon** act from 1 to 6: a Sheriff draws 2 coins, and more for every crook he arrests.

first_round-alone = On your own for a while
    .text = The same moves come again: slide and declare, or accept and refuse. Hats that are gone come home after the round.
    .do = Choose what you like
    .why = A round ends when all small hats are placed. Then the characters in the Saloon act, one after another.

first_round-fortune = Your fortune so far
    .text = Coins lie open, tokens are hidden: a bottle is worth 2, banknotes 4, cattle 5. What nobody takes stays where it is for the next round.
first_round-let-go = Now it is your town
    .text = Now you: finish this game against the bots, and ask the lamp whatever you like. Point at anything, or press it long, to learn what it does.
    .do = Finish this game
