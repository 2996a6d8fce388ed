import { Reply, Unnamed, type Context, type Steps, type ToolCall } from './context'
import type { Request } from './request'

type Answer = (context: Context) => Steps

/** Tools that propose a change: they are called only when all wishes of a message are known to be possible. */
const PROPOSES = /^(?:change|create|draft|update)/

interface Held {
  steps: Steps
  step: IteratorResult<ToolCall, string>
}

const wishesOf = (request: Request): Request[] => [request, ...(request.then ? wishesOf(request.then) : [])]

/** Answers all wishes of a message: first what is found out, then what is proposed, so that it is all of it or nothing. */
export function* runAll(context: Context, answer: Answer): Steps {
  const { instead } = context.request
  if (!instead) return yield* inOrder(context, answer)
  try {
    return yield* answer(context)
  } catch (error) {
    // "Hamlet and Messiah" is no title: they are two.
    if (!(error instanceof Unnamed)) throw error
    return yield* inOrder({ ...context, request: instead }, answer)
  }
}

function* inOrder(context: Context, answer: Answer): Steps {
  const held: Held[] = []
  for (const request of wishesOf(context.request)) {
    const steps = answer({ ...context, request })
    let step = steps.next(NOTHING)
    while (!step.done && !PROPOSES.test(step.value.tool)) step = steps.next(yield step.value)
    held.push({ step, steps })
  }
  const texts: string[] = []
  for (const one of joined(held)) texts.push(yield* finish(one))
  // "Nothing has happened yet" is said once, at the end.
  const { proposed } = context.t
  const others = [...new Set(texts)].filter((text) => text !== proposed)
  return [...others, ...(texts.includes(proposed) ? [proposed] : [])].join('\n\n')
}

/** What a generator is started with, which nobody sees. */
const NOTHING = { data: null, error: null, input: {}, tool: '' }

function* finish({ step: first, steps }: Held): Steps {
  let step = first
  try {
    while (!step.done) step = steps.next(yield step.value)
    return step.value
  } catch (error) {
    if (error instanceof Reply) return error.message
    throw error
  }
}

/** Two changes of one document are one proposal: of two that change the same rows, only one can be applied. */
function joined(held: Held[]): Held[] {
  const kept: Held[] = []
  for (const one of held) {
    const call = one.step.done ? null : one.step.value
    const index = call ? kept.findIndex(({ step }) => !step.done && joinedCall(step.value, call)) : -1
    const before = kept[index]
    const both = call && before && !before.step.done ? joinedCall(before.step.value, call) : null
    if (before && both) kept[index] = { ...before, step: { done: false, value: both } }
    else kept.push(one)
  }
  return kept
}

/** One call in the place of two; null where they are about different things. */
function joinedCall(first: ToolCall, second: ToolCall): ToolCall | null {
  const a = first.input
  const b = second.input
  const isSame = (...names: string[]): boolean =>
    first.tool === second.tool && names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
  const lists = (name: string): unknown[] => [a[name], b[name]].flat()
  if (first.tool === 'updateDraft' && isSame('id', 'type'))
    return { ...first, input: { ...a, fields: { ...Object(a.fields), ...Object(b.fields) } } }
  if (first.tool === 'changeBlocks' && isSame('id', 'type'))
    return { ...first, input: { ...a, changes: lists('changes') } }
  if (first.tool === 'changeMenu' && isSame('place')) return { ...first, input: { ...a, changes: lists('changes') } }
  if (first.tool === 'changePerformanceDrafts' && isSame('event', 'change'))
    return { ...first, input: { ...a, performances: [...new Set(lists('performances'))] } }
  return null
}
