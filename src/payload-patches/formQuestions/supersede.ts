import type { ServerFunctionClient } from 'payload'
import { keepRefused, type Answer } from './keepRefused'

/** Calls that are under way, by the mark that each carries to the wire. */
export type Marked = Map<string, AbortSignal>

type Call = Parameters<ServerFunctionClient>[0]

/** In milliseconds. A form puts its next question in line 250 after the last change; one that ends before takes that change for answered. */
const PAUSE = 300

/** In milliseconds. A question that is asked so soon after a save was refused was in line before: the next change waits longer. */
const IN_LINE = 200

interface Options {
  /** Has this page saved a document (`pages/{id}`) since a moment, on the clock of `performance`? */
  isSavedSince?: (document: string, since: number) => boolean
  /** In milliseconds. */
  pause?: number
}

interface Questions {
  serverFunction: ServerFunctionClient
  /** A save of a document was refused: questions from before it do not know of these fields. */
  refuse: (document: string, paths: readonly string[]) => void
  /** Something was changed in a document: the question that is under way about its form is ended once the next one is in line. */
  overtake: (document: string) => void
}

/**
 * Keeps questions about forms so that they can be ended when they are overtaken. The form asks its next question only
 * when the last one is answered, and Next sends one action at a time: all would wait for an answer that nobody wants any
 * more. Questions that do something besides are left alone: they keep a lock, or find out that somebody else has saved.
 * What this page itself has saved meanwhile is nobody else's.
 */
export function supersede(
  serverFunction: ServerFunctionClient,
  marked: Marked,
  { isSavedSince = () => false, pause = PAUSE }: Options = {},
): Questions {
  const asked = new Map<string, AbortController>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const refusals = new Map<string, { at: number; paths: readonly string[] }>()
  const answer: ServerFunctionClient = async (call) => {
    const askedAt = performance.now()
    const given = await serverFunction(call)
    if (call.name !== 'form-state') return given
    const [found, refusal] = [given as Answer, refusals.get(nameOf(call))]
    const kept = refusal && askedAt < refusal.at + IN_LINE ? keepRefused(found, refusal.paths) : found
    return kept?.staleDataState && isSavedSince(nameOf(call), askedAt) ? { ...kept, staleDataState: undefined } : kept
  }
  return {
    refuse: (document, paths) => void refusals.set(document, { at: performance.now(), paths }),
    overtake: (document) => {
      clearTimeout(timers.get(document))
      const question = asked.get(document)
      if (question)
        timers.set(
          document,
          setTimeout(() => question.abort(), pause),
        )
    },
    serverFunction: async (call) => {
      const document = documentOf(call)
      if (!document) return answer(call)
      const [controller, mark] = [new AbortController(), `call-${crypto.randomUUID()}`]
      asked.set(document, controller)
      marked.set(mark, controller.signal)
      try {
        return await answer({ ...call, args: { ...call.args, _call: mark } })
      } catch (error) {
        // The form goes on with what it has.
        if (controller.signal.aborted) return { state: null }
        throw error
      } finally {
        marked.delete(mark)
        if (asked.get(document) === controller) asked.delete(document)
      }
    },
  }
}

/** Which document a question that is asked at each change is about; null for all others. */
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
