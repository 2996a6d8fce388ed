import type { Frame } from '@/lib/apps/website/WebsitePart'

/** A custom element of a service, rendered by its script. */
interface EmbeddedElement {
  kind: 'element'
  tag: string
  attributes: Readonly<Record<string, string>>
  /** URL of its script. */
  script: string
}

/** Embedded content of a service, shown with the visitor's consent or on request. */
export type Embed = EmbeddedElement | Frame

/** A plugin block for visitors, as plain data for the renderer. */
export interface ShownBlock {
  heading: string | null
  /** Label of the link; null for the default label of its purpose. */
  label: string | null
  purpose: 'book' | 'donate' | 'join'
  /** URL at the service, used without JavaScript. */
  link: string
  /** Host that receives the visitor's data. */
  host: string
  embed: Embed | null
}
