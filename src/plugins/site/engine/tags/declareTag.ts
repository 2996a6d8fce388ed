import type { Liquid } from 'liquidjs'

/** A tag of templates, as the reference describes it. */
export interface TagDeclaration {
  name: string
  about: string
  example: string
  /** What can be named within it only. */
  scope?: Record<string, string>
  tag: Parameters<Liquid['registerTag']>[1]
}
