import type { PayloadRequest } from 'payload'
import { frameOf, type FrameData } from '../navigation/frameOf'
import { Frame } from './Frame'
import { sidebarPart } from './sidebarPart'

/** By the request's headers: Next renders the page for what is not found beside every page, with a frame of its own. */
const frames = new WeakMap<object, Promise<FrameData | null>>()

/** Stands in place of Payload's navigation: ribbon and sidebar. Nothing for somebody who is not signed in. */
export async function Nav({ req }: { req?: PayloadRequest }) {
  if (!req?.user) return null
  const frame = await (frames.get(req.headers) ?? remember(req))
  return frame && <Frame frame={frame} part={sidebarPart(req, frame.sections)} />
}

function remember(req: PayloadRequest): Promise<FrameData | null> {
  const frame = frameOf(req)
  frames.set(req.headers, frame)
  return frame
}
