import type { OwnColours } from '@/lib/colours/houseColours'
import type { StyleChoice } from '../../lib/houseStyles'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioFont } from '../../lib/studio/fonts'
import type { Step } from '../../lib/studio/history'
import type { StudioPicture } from '../../lib/studio/pictures'
import type { StudioState } from '../../lib/studio/studioState'

/** Initial data of the studio, read on the server. */
export interface StudioProps {
  /** Choices of the built-in theme, in the user's language. */
  choices: StyleChoice[]
  colours: Record<keyof OwnColours, string>
  /** Fonts of the site. */
  fonts: StudioFont[]
  initial: StudioState
  mayPublish: boolean
  personId: string
  /** Address of the site's preview with the theme. */
  previewAddress: string
  tenantId: string
  theme: { id: string; name: string }
  themesHref: string
}

/** Props of the choices panel. */
export interface PanelProps {
  choices: StyleChoice[]
  colours: Record<keyof OwnColours, string>
  /** Fonts of the site. */
  fonts: StudioFont[]
  logo: StudioPicture | null
  onLogo: (logo: StudioPicture | null) => void
  present: StudioChoices
  step: (step: Step) => void
  themeId: string
}
