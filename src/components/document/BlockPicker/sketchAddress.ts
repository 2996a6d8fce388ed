import type { SettingField } from '../../../lib/apps/settingFields'
import { sketchOf, type Shape } from './sketches'

/** Neither the colours of the theme nor those of its text reach a picture that has an address: a grey that is seen in both. */
const GREY = '#888'

const partOf = (shape: Shape): string => {
  if ('d' in shape) return `<path d="${shape.d}" fill="none" stroke="${GREY}" stroke-width="2"/>`
  if (shape.kind === 'dot')
    return `<circle cx="${shape.at[0]}" cy="${shape.at[1]}" r="${shape.at[2]}" fill="${GREY}" opacity=".4"/>`
  const [x, y, width, height] = shape.at
  const filled =
    shape.kind === 'frame'
      ? `fill="none" stroke="${GREY}"`
      : `fill="${GREY}" opacity="${shape.kind === 'picture' ? 0.3 : 0.8}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" ${filled}/>`
}

/** A sketch as an address, for where Payload shows a picture of a block. */
export const sketchAddress = (name: string, fields?: readonly SettingField[]): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60">${sketchOf(name, fields).map(partOf).join('')}</svg>`)}`
