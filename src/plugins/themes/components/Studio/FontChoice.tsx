'use client'

import type { StyleChoice } from '../../lib/houseStyles'
import type { StudioFont } from '../../lib/studio/fonts'
import { Choice } from './Choice'
import type { PanelProps } from './studioProps'

interface Props extends Pick<PanelProps, 'present' | 'step'> {
  /** Fonts that House offers. */
  choice: StyleChoice | undefined
  /** Of the site, beside them. */
  fonts: StudioFont[]
  own: 'houseHeadingsFont' | 'houseTextFont'
}

/** A font that House offers, or one of the site. */
export function FontChoice({ choice, fonts, own, present, step }: Props) {
  if (!choice) return null
  const { label, name, options } = choice
  const isOwn = (value: string): boolean => fonts.some(({ id }) => id === value)
  return (
    <Choice
      label={label}
      onValue={(value) =>
        step({ changes: isOwn(value) ? { [own]: value } : { [name]: value, [own]: undefined }, kind: 'choose' })
      }
      options={[...options, ...fonts.map(({ id, title }) => ({ label: title, value: id }))]}
      value={present[own] ?? present[name] ?? options[0]!.value}
    />
  )
}
