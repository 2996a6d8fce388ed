import { lettering, widthOf, type LetteringStyle } from './lettering'
import { PALETTES, type PaletteName } from './palettes'
import { svgDocument, rect } from './shapes'

const SIZE = 400

/**
 * The logo of an app as SVG, 400 x 400: letters on one colour, legible at 40 px.
 * @param letters at most three capitals
 */
export function appMark(letters: string, palette: PaletteName): string {
  const p = PALETTES[palette]
  const hand: LetteringStyle = { size: 190, tracking: 0.12, weight: 36 }
  const scale = Math.min(1, 280 / widthOf(letters, hand))
  const fitted: LetteringStyle = { ...hand, size: hand.size * scale, weight: Math.max(hand.weight * scale, 24) }
  const left = (SIZE - widthOf(letters, fitted)) / 2
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, p.deep) + lettering(letters, left, (SIZE - fitted.size) / 2, fitted, p.light),
  )
}
