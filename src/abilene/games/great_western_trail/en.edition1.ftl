# The names of the first edition.
-native = teepee
-native-zone = Indian trade section
-natives = teepees
-a-native = a teepee
-herder = cattleman
-craftsman = craftsman
-craftsmen = craftsmen
native-a = blue teepee
native-b = green teepee
worker-craftsman = craftsman
prompt-native = Trade with the Indians: which teepee do you take?
colour-gray = Jersey
colour-green = Dutch Belt
colour-black = Black Angus
colour-white = Guernsey
colour-yellow = Holstein
colour-red = Brown Swiss
colour-blue = Ayrshire
colour-brown = West Highland
colour-purple = Texas Longhorn
scene-native-letter = { $native ->
    [a] B
   *[b] G
}
