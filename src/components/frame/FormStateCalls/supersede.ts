import type { ServerFunctionClient } from 'payload'

/** Calls that are under way, by the mark that each carries to the wire. */
export type Marked = Map<string, AbortSignal>

type Call = Parameters<ServerFunctionClient>[0]

/** In milliseconds. A form puts its next question in line 250 after the last change; one that ends before takes that change for answered. */
const PAUSE = 300

interface Questions {
  serverFunction: ServerFunctionClient
  /** Something was changed in a document: the question that is under way about its form is ended once the next one is in line. */
  overtake: (document: string) => void
}

/**
 * Keeps questions about forms so that they can be ended when they are overtaken. The form asks its next question only
 * when the last one is answered, and Next sends one action at a time: all would wait for an answer that nobody wants any
 * more. Questions that do something besides are left alone: they keep a lock, or find out that somebody else has saved.
 */
export function supersede(serverFunction: ServerFunctionClient, marked: Marked, pause = PAUSE): Questions {
  const asked = new Map<string, AbortController>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    overtake: (document) => {
      clearTimeout(timers.get(document))
      const question = asked.get(document)
      if (question) timers.set(document, setTimeout(() => question.abort(), pause))
    },
    serverFunction: async (call) => {
      const document = documentOf(call)
      if (!document) return serverFunction(call)
      const [controller, mark] = [new AbortController(), `call-${crypto.randomUUID()}`]
      asked.set(document, controller)
      marked.set(mark, controller.signal)
      try {
        return await serverFunction({ ...call, args: { ...call.args, _call: mark } })
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
  if (name !== 'form-state' || !args.id || !('updateLastEdited' in args) || args.updateLastEdited || args.checkForStaleData) return null
  return `${String(args.collectionSlug)}/${String(args.id)}`
}
