import type { ServerFunctionClient } from 'payload'
import { keepEdits } from './keepEdits'
import { keepRejectedFields, type FormStateResponse } from './keepRefused'

/** Abort signals of pending requests, by the marker in their arguments. */
export type SignalsByMarker = Map<string, AbortSignal>

type Call = Parameters<ServerFunctionClient>[0]

/**
 * In milliseconds. A form queues its next request 250 ms after the last change; if the pending one ends earlier, the
 * form considers that change processed.
 */
const ABORT_DELAY_MS = 300

/**
 * In milliseconds. A request that starts this soon after a rejected save was queued before it: the next change waits
 * longer.
 */
const QUEUE_WINDOW_MS = 200

interface Options {
  /** Whether this page has saved a document (`pages/{id}`) since a time of `performance.now()`. */
  isSavedSince?: (document: string, since: number) => boolean
  /** Delay before aborting an outdated request, in milliseconds. */
  pause?: number
}

interface FormStateRequests {
  serverFunction: ServerFunctionClient
  /** Reports a rejected save: form states requested before it do not know these fields as invalid. */
  refuse: (document: string, paths: readonly string[]) => void
  /** Reports a change in a document: its pending form state request is aborted once the next one is queued. */
  overtake: (document: string) => void
}

/**
 * Wraps the server function so that outdated form state requests can be aborted. A form sends its next request only
 * after the last response, and Next sends one action at a time, so all would wait for an obsolete response. Requests
 * with side effects are never aborted: they keep a lock, or check whether another user has saved. Saves by this page
 * itself are not reported as stale data.
 */
export function abortOutdatedRequests(
  serverFunction: ServerFunctionClient,
  marked: SignalsByMarker,
  { isSavedSince = () => false, pause = ABORT_DELAY_MS }: Options = {},
): FormStateRequests {
  const pending = new Map<string, AbortController>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const refusals = new Map<string, { at: number; paths: readonly string[] }>()
  const answer: ServerFunctionClient = async (call) => {
    const requestedAt = performance.now()
    const response = await serverFunction(call)
    if (call.name !== 'form-state') return response
    const formState = keepEdits(nameOf(call), response as FormStateResponse)
    const refusal = refusals.get(nameOf(call))
    const kept =
      refusal && requestedAt < refusal.at + QUEUE_WINDOW_MS ? keepRejectedFields(formState, refusal.paths) : formState
    return kept?.staleDataState && isSavedSince(nameOf(call), requestedAt)
      ? { ...kept, staleDataState: undefined }
      : kept
  }
  return {
    refuse: (document, paths) => void refusals.set(document, { at: performance.now(), paths }),
    overtake: (document) => {
      clearTimeout(timers.get(document))
      const controller = pending.get(document)
      if (controller)
        timers.set(
          document,
          setTimeout(() => controller.abort(), pause),
        )
    },
    serverFunction: async (call) => {
      const document = documentOf(call)
      if (!document) return answer(call)
      const [controller, mark] = [new AbortController(), `call-${crypto.randomUUID()}`]
      pending.set(document, controller)
      marked.set(mark, controller.signal)
      try {
        return await answer({ ...call, args: { ...call.args, _call: mark } })
      } catch (error) {
        // The form keeps its current state.
        if (controller.signal.aborted) return { state: null }
        throw error
      } finally {
        marked.delete(mark)
        if (pending.get(document) === controller) pending.delete(document)
      }
    },
  }
}

/** The document of a form state request sent on each change; null for all other requests. */
function documentOf({ args, name }: Call): string | null {
  if (
    name !== 'form-state' ||
    !args.id ||
    !('updateLastEdited' in args) ||
    args.updateLastEdited ||
    args.checkForStaleData
  )
    return null
  return nameOf({ args })
}

const nameOf = ({ args }: Pick<Call, 'args'>): string => `${String(args.collectionSlug)}/${String(args.id)}`
