import type { PayloadRequest } from 'payload'
import { frameOf, type FrameData } from '../navigation/frameOf'
import { Frame } from './Frame'
import { sidebarPart } from './sidebarPart'

/** Keyed by the request's headers: Next renders the not-found page alongside every page, with a frame of its own. */
const frames = new WeakMap<object, Promise<FrameData | null>>()

/** Replaces Payload's navigation: ribbon and sidebar. Renders nothing if no user is signed in. */
export async function Nav({ req }: { req?: PayloadRequest }) {
  if (!req?.user) return null
  const frame = await (frames.get(req.headers) ?? loadFrame(req))
  return frame && <Frame frame={frame} part={sidebarPart(req, frame.sections)} />
}

function loadFrame(req: PayloadRequest): Promise<FrameData | null> {
  const frame = frameOf(req)
  frames.set(req.headers, frame)
  return frame
}
