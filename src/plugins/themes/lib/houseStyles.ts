import type { ManifestField } from '@/lib/themes/manifestSchema'
import {
  COLOUR_SETTINGS,
  FONT_SETTINGS,
  HOUSE_CHOICES,
  houseFace,
  LOGO_SETTING,
  OWN_PALETTE,
  type HouseChoice,
} from '@/plugins/site/published'
import type { en } from '../messages/en'

/** Message keys of style choices: `themesStyle…` with the name of the choice or the option. */
export type StyleMessage = Extract<keyof typeof en, `themesStyle${string}`>

const STYLE_LABELS: Record<HouseChoice, StyleMessage> = {
  houseCards: 'themesStyleCards',
  houseCorners: 'themesStyleCorners',
  houseFooter: 'themesStyleFooter',
  houseHeader: 'themesStyleHeader',
  houseHeadings: 'themesStyleHeadings',
  houseName: 'themesStyleName',
  housePalette: 'themesStylePalette',
  houseSpacing: 'themesStyleSpacing',
  houseText: 'themesStyleText',
  houseType: 'themesStyleType',
}

export const COLOUR_LABELS: Record<keyof typeof COLOUR_SETTINGS, StyleMessage> = {
  accent: 'themesStyleAccent',
  ink: 'themesStyleInk',
  paper: 'themesStylePaper',
}

const FONT_LABELS: Record<keyof typeof FONT_SETTINGS, StyleMessage> = {
  houseHeadings: 'themesStyleHeadingsOwn',
  houseText: 'themesStyleTextOwn',
}

type Chosen = (typeof HOUSE_CHOICES)[HouseChoice][number]

const OPTIONS: Record<Chosen, StyleMessage> = {
  airy: 'themesStyleAiry',
  band: 'themesStyleBand',
  beside: 'themesStyleBeside',
  bookish: 'themesStyleBookish',
  centred: 'themesStyleCentred',
  claret: 'themesStyleClaret',
  even: 'themesStyleEven',
  fashion: 'themesStyleFashion',
  framed: 'themesStyleFramed',
  geometric: 'themesStyleGeometric',
  hidden: 'themesStyleHidden',
  humanist: 'themesStyleHumanist',
  lamplight: 'themesStyleLamplight',
  midnight: 'themesStyleMidnight',
  narrow: 'themesStyleNarrow',
  own: 'themesStyleOwn',
  plain: 'themesStylePlain',
  round: 'themesStyleRound',
  rounded: 'themesStyleRounded',
  rows: 'themesStyleRows',
  sans: 'themesStyleSans',
  serif: 'themesStyleSerif',
  shown: 'themesStyleShown',
  slab: 'themesStyleSlab',
  soft: 'themesStyleSoft',
  square: 'themesStyleSquare',
  tall: 'themesStyleTall',
  tight: 'themesStyleTight',
  usual: 'themesStyleUsual',
}

const CHOICES = Object.keys(HOUSE_CHOICES) as HouseChoice[]
const COLOURS = Object.keys(COLOUR_SETTINGS) as (keyof typeof COLOUR_SETTINGS)[]

export interface StyleChoice {
  name: HouseChoice
  label: string
  options: StyleOption[]
}

interface StyleOption {
  label: string
  value: string
  /** CSS `font-family` in which its label is shown. Default: that of the admin. */
  face?: string
}

/** House's style choices, typefaces in their own face. */
export const shownStyleChoices = (t: (key: StyleMessage) => string): StyleChoice[] =>
  styleChoices(t).map((choice) => ({
    ...choice,
    options: choice.options.map((option) => ({ ...option, face: houseFace(choice.name, option.value) })),
  }))

/** Returns House's style choices in the user's language. */
const styleChoices = (t: (key: StyleMessage) => string): StyleChoice[] =>
  CHOICES.map((name) => {
    const values: readonly Chosen[] = HOUSE_CHOICES[name]
    return {
      name,
      label: t(STYLE_LABELS[name]),
      options: values.map((value) => ({ label: t(OPTIONS[value]), value })),
    }
  })

/**
 * Returns the manifest settings of a no-code theme, in the language of its creator.
 * @param fonts of the site that can be chosen
 */
export const houseStyleFields = (
  t: (key: StyleMessage) => string,
  fonts: { id: string; title: string }[] = [],
): ManifestField[] => [
  ...styleChoices(t).map((choice): ManifestField => ({ ...choice, type: 'select' })),
  ...COLOURS.map((colour): ManifestField => ({
    name: COLOUR_SETTINGS[colour],
    condition: { equals: OWN_PALETTE, field: 'housePalette' },
    label: t(COLOUR_LABELS[colour]),
    type: 'color',
  })),
  ...(fonts.length > 0 ? Object.entries(FONT_SETTINGS) : []).map(([choice, name]): ManifestField => ({
    name,
    label: t(FONT_LABELS[choice as keyof typeof FONT_SETTINGS]),
    options: fonts.map(({ id, title }) => ({ label: title, value: id })),
    type: 'select',
  })),
  { name: LOGO_SETTING, label: t('themesStyleLogo'), relationTo: 'media', type: 'upload' },
]
