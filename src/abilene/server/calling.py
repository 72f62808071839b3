"""How a route asks for the house and for whoever is calling."""

from typing import TypeAlias

from litestar.di import NamedDependency

from abilene.server.house import House
from abilene.server.people import Caller

TheHouse: TypeAlias = NamedDependency[House]
TheCaller: TypeAlias = NamedDependency[Caller]
