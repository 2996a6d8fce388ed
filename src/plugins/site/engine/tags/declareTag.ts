import type { Liquid } from 'liquidjs'

/** A template tag, as documented in the theme reference. */
export interface TagDeclaration {
  name: string
  about: string
  example: string
  /** Names available only within the tag. */
  scope?: Record<string, string>
  tag: Parameters<Liquid['registerTag']>[1]
}
