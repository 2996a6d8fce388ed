import { ALPHABET } from './alphabet'

export interface LetteringStyle {
  /** Height of the capitals in pixels. */
  size: number
  /** Thickness of the stroke in pixels. */
  weight: number
  /** Horizontal scale of the letters. Default: 1. */
  stretch?: number
  /** Space between letters as a fraction of the height. Default: 0.24. */
  tracking?: number
  round?: boolean
}

/** Width of a line of text in pixels. */
export function widthOf(line: string, hand: LetteringStyle): number {
  const { pitch, scale } = measures(hand)
  return [...line.toUpperCase()].reduce((sum, letter) => sum + (ALPHABET[letter]?.width ?? 0) * scale + pitch, -pitch)
}

/**
 * Renders a line of capitals as SVG. Characters missing from the alphabet are left out.
 * @param x left edge
 * @param y top of the capitals
 */
export function lettering(line: string, x: number, y: number, hand: LetteringStyle, colour: string): string {
  const { pitch, scale } = measures(hand)
  let left = x
  const paths: string[] = []
  for (const letter of line.toUpperCase()) {
    const glyph = ALPHABET[letter]
    if (!glyph) continue
    if (glyph.path) paths.push(transformPath(glyph.path, left, y, scale, hand.size / 100))
    left += glyph.width * scale + pitch
  }
  const ends = hand.round ? 'round' : 'butt'
  const joins = hand.round ? 'round' : 'miter'
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${hand.weight}" stroke-linecap="${ends}" stroke-linejoin="${joins}" stroke-miterlimit="2"/>`
}

const measures = ({ size, stretch = 1, tracking = 0.24, weight }: LetteringStyle) => ({
  pitch: size * tracking + weight,
  scale: (size / 100) * stretch,
})

/** Translates and scales a glyph's path, including arc radii. Unlike a transform, this keeps the stroke width. */
function transformPath(path: string, x: number, y: number, scaleX: number, scaleY: number): string {
  const tokens = path.split(' ')
  const out: string[] = []
  const number = (index: number) => Number(tokens[index])
  const point = (index: number) => `${round(x + number(index) * scaleX)} ${round(y + number(index + 1) * scaleY)}`
  for (let index = 0; index < tokens.length;) {
    const command = tokens[index++]!
    if (command === 'Z') out.push('Z')
    else if (command === 'A') {
      out.push(
        `A${round(number(index) * scaleX)} ${round(number(index + 1) * scaleY)} 0 ${tokens[index + 3]} ${tokens[index + 4]} ${point(index + 5)}`,
      )
      index += 7
    } else {
      const points = command === 'C' ? 3 : 1
      out.push(command + Array.from({ length: points }, (_, nth) => point(index + nth * 2)).join(' '))
      index += points * 2
    }
  }
  return out.join('')
}

const round = (value: number): number => Math.round(value * 10) / 10
