import type { AppPart } from './defineApp'
import { APP_PARTS } from './parts'

interface WithCustom {
  config: { custom?: Record<string, unknown> }
}

/** The code of an app: one of ours, or one that a plugin has put into `config.custom.apps`. Null where it has none. */
export function partOf({ config }: WithCustom, handle: string): AppPart | null {
  const added = (config.custom?.apps ?? []) as AppPart[]
  return [...added, ...APP_PARTS].find((part) => part.handle === handle) ?? null
}
