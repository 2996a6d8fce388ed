import type { Translator } from '@/i18n/createTranslator'
import type { OwnColours } from '@/lib/colours/houseColours'
import { colourSetting } from '../../lib/studio/appearance'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioProps } from './studioProps'

const FONTS = { houseHeadings: 'houseHeadingsFont', houseText: 'houseTextFont' } satisfies Partial<
  Record<keyof StudioChoices, keyof StudioChoices>
>

/** Returns the label of a choice. */
export function labelOf(
  name: keyof StudioChoices,
  { choices, colours }: Pick<StudioProps, 'choices' | 'colours'>,
  t: Translator,
): string {
  const colour = (Object.keys(colours) as (keyof OwnColours)[]).find((candidate) => colourSetting(candidate) === name)
  if (colour) return colours[colour]
  const [houseChoice = name] = Object.entries(FONTS).find(([, own]) => own === name) ?? []
  return choices.find((choice) => choice.name === houseChoice)?.label ?? t('themesStyleLogo')
}
