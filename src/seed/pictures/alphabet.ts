/** A capital letter as a stroked path: 100 units high, y pointing down. */
export interface Glyph {
  width: number
  path: string
}

const glyph = (width: number, path: string): Glyph => ({ path, width })

/**
 * Custom stroke font, so that pictures look the same on machines without any fonts installed.
 * Paths only use M, L, A, C and Z with absolute coordinates, which `lettering` scales.
 */
export const ALPHABET: Record<string, Glyph> = {
  ' ': glyph(34, ''),
  "'": glyph(0, 'M 0 0 L 0 24'),
  '’': glyph(0, 'M 0 0 L 0 24'),
  ',': glyph(4, 'M 4 94 L -2 114'),
  '-': glyph(34, 'M 0 52 L 34 52'),
  '–': glyph(46, 'M 0 52 L 46 52'),
  '.': glyph(0, 'M 0 93 L 0 100'),
  0: glyph(62, 'M 31 0 A 31 50 0 1 1 31 100 A 31 50 0 1 1 31 0 Z'),
  1: glyph(22, 'M 0 20 L 22 0 L 22 100'),
  2: glyph(58, 'M 2 28 A 26 28 0 0 1 54 28 C 54 52 4 76 0 100 L 58 100'),
  3: glyph(54, 'M 4 12 A 25 24 0 1 1 26 48 A 27 26 0 1 1 2 86'),
  4: glyph(64, 'M 46 100 L 46 0 L 0 70 L 64 70'),
  5: glyph(56, 'M 50 0 L 12 0 L 8 44 A 28 29 0 1 1 2 86'),
  6: glyph(58, 'M 46 0 L 5 55 M 29 42 A 29 29 0 1 1 29 100 A 29 29 0 1 1 29 42 Z'),
  7: glyph(56, 'M 0 0 L 56 0 L 18 100'),
  8: glyph(56, 'M 28 0 A 23 24 0 1 1 28 48 A 23 24 0 1 1 28 0 Z M 28 48 A 28 26 0 1 1 28 100 A 28 26 0 1 1 28 48 Z'),
  9: glyph(58, 'M 12 100 L 53 45 M 29 0 A 29 29 0 1 1 29 58 A 29 29 0 1 1 29 0 Z'),
  A: glyph(76, 'M 0 100 L 38 0 L 76 100 M 13 66 L 63 66'),
  B: glyph(56, 'M 0 0 L 30 0 A 24 24 0 0 1 30 48 L 0 48 M 30 48 A 26 26 0 0 1 30 100 L 0 100 L 0 0'),
  C: glyph(75, 'M 74 18 A 42 50 0 1 0 74 82'),
  D: glyph(70, 'M 0 0 L 0 100 L 26 100 A 44 50 0 0 0 26 0 Z'),
  E: glyph(50, 'M 50 0 L 0 0 L 0 100 L 50 100 M 0 49 L 42 49'),
  F: glyph(48, 'M 48 0 L 0 0 L 0 100 M 0 50 L 40 50'),
  G: glyph(76, 'M 74 18 A 42 50 0 1 0 74 82 L 74 54 L 46 54'),
  H: glyph(64, 'M 0 0 L 0 100 M 64 0 L 64 100 M 0 49 L 64 49'),
  I: glyph(0, 'M 0 0 L 0 100'),
  J: glyph(42, 'M 42 0 L 42 72 A 21 28 0 0 1 0 72'),
  K: glyph(62, 'M 0 0 L 0 100 M 60 0 L 0 60 M 22 38 L 62 100'),
  L: glyph(46, 'M 0 0 L 0 100 L 46 100'),
  M: glyph(84, 'M 0 100 L 0 0 L 42 72 L 84 0 L 84 100'),
  N: glyph(68, 'M 0 100 L 0 0 L 68 100 L 68 0'),
  O: glyph(88, 'M 44 0 A 44 50 0 1 1 44 100 A 44 50 0 1 1 44 0 Z'),
  P: glyph(56, 'M 0 100 L 0 0 L 28 0 A 28 28 0 0 1 28 56 L 0 56'),
  Q: glyph(88, 'M 44 0 A 44 50 0 1 1 44 100 A 44 50 0 1 1 44 0 Z M 56 72 L 84 104'),
  R: glyph(58, 'M 0 100 L 0 0 L 28 0 A 27 27 0 0 1 28 54 L 0 54 M 28 54 L 58 100'),
  S: glyph(56, 'M 51 12 A 27 25 0 0 0 28 0 A 27 25 0 0 0 28 50 A 27 25 0 0 1 28 100 A 27 25 0 0 1 5 88'),
  T: glyph(62, 'M 0 0 L 62 0 M 31 0 L 31 100'),
  U: glyph(66, 'M 0 0 L 0 66 A 33 34 0 0 0 66 66 L 66 0'),
  V: glyph(74, 'M 0 0 L 37 100 L 74 0'),
  W: glyph(108, 'M 0 0 L 28 100 L 54 14 L 80 100 L 108 0'),
  X: glyph(66, 'M 0 0 L 66 100 M 66 0 L 0 100'),
  Y: glyph(68, 'M 0 0 L 34 52 L 68 0 M 34 52 L 34 100'),
  Z: glyph(60, 'M 0 0 L 60 0 L 0 100 L 60 100'),
}
