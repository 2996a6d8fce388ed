import type { BasePayload } from 'payload'
import type { Reach } from './Reach'
import type { Scene } from './scene'
import type { Sender } from './Sender'

/** What attempts need. */
export interface Trial {
  payload: BasePayload
  reach: Reach
  scene: Scene
  sender: Sender
  /** Digest of what the other site holds. Replaced after it changed, so that the next change is found as well. */
  footprint: string
}
