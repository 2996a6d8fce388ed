import type { OwnColours } from '../../../../lib/colours/houseColours'
import type { StyleChoice } from '../../lib/houseStyles'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioFont } from '../../lib/studio/fonts'
import type { Step } from '../../lib/studio/history'
import type { StudioPicture } from '../../lib/studio/pictures'
import type { StudioState } from '../../lib/studio/studioState'

/** What the studio begins with, as the server has read it. */
export interface StudioProps {
  /** Every choice of the built-in theme, in the reader's language. */
  choices: StyleChoice[]
  colours: Record<keyof OwnColours, string>
  /** Of the site. */
  fonts: StudioFont[]
  initial: StudioState
  mayPublish: boolean
  personId: string
  /** Where the site is shown with the theme. */
  previewAddress: string
  tenantId: string
  theme: { id: string; name: string }
  themesHref: string
}

/** What the choices at its side are made of. */
export interface PanelProps {
  choices: StyleChoice[]
  colours: Record<keyof OwnColours, string>
  /** Of the site. */
  fonts: StudioFont[]
  logo: StudioPicture | null
  onLogo: (logo: StudioPicture | null) => void
  present: StudioChoices
  step: (step: Step) => void
  themeId: string
}
