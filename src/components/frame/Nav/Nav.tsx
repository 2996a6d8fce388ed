import type { PayloadRequest } from 'payload'
import { frameOf } from '../navigation/frameOf'
import { Frame } from './Frame'

/** Stands in place of Payload's navigation: ribbon and sidebar. Nothing for somebody who is not signed in. */
export async function Nav({ req }: { req?: PayloadRequest }) {
  if (!req?.user) return null
  const frame = await frameOf(req)
  return frame && <Frame {...frame} />
}
