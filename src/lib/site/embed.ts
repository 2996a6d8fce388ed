import type { Frame } from '../apps/website/WebsitePart'

/** An element of a service, which its script makes something of. */
interface EmbeddedElement {
  kind: 'element'
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Address of its script. */
  script: string
}

/** What a service shows within a page, when a visitor asks for it or has agreed. */
export type Embed = EmbeddedElement | Frame

/** A block of a plugin as visitors see it, as plain data for whoever renders it. */
export interface ShownBlock {
  heading: string | null
  /** Text of the link; null: the site's own word for its purpose. */
  label: string | null
  purpose: 'book' | 'donate' | 'join'
  /** The same at the service: without a script it is all there is. */
  link: string
  /** Who learns of the visit. */
  host: string
  embed: Embed | null
}
