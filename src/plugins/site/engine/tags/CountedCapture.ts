import { CaptureTag, type Context } from 'liquidjs'

/** Liquid's `capture`, whose result counts: a text that holds itself twice, thirty times over, fills every memory. */
export class CountedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context)
    const kept: unknown = context.bottom()[this.variable]
    context.memoryLimit.use(typeof kept === 'string' ? kept.length : 0)
  }
}
