# The names of the second edition.
-native = outlaw
-native-zone = outlaw section
-natives = outlaws
-a-native = an outlaw
-herder = herder
-craftsman = builder
-craftsmen = builders
native-a = orange outlaw
native-b = green outlaw
worker-craftsman = builder
prompt-native = Collect a bounty: which outlaw do you take?
colour-gray = Criollo
colour-green = Santa Gertrudis
colour-black = Pineywoods
colour-white = Galloway
colour-yellow = Black Angus
colour-red = Longhorn
colour-blue = Corriente
colour-brown = Shorthorn
colour-purple = Hereford
scene-native-letter = { $native ->
    [a] O
   *[b] G
}
