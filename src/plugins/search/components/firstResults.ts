import type { PayloadRequest } from 'payload'
import { actionResult } from '../../../endpoints/toAction'
import { findPages } from '../endpoints/findPages'
import { searchContent } from '../endpoints/searchContent'
import { NOTHING, type Results, type SearchMode } from '../lib/hit'
import { callOf, resultsOf } from '../lib/searchCalls'

/** What the address that was opened asks for, found by the same calls; null where they failed. */
export async function firstResults(
  req: PayloadRequest,
  { mode, query, tenant }: { mode: SearchMode; query: string; tenant: string },
): Promise<Results | null> {
  if (!query.trim()) return NOTHING
  const asked = Object.fromEntries(new URL(callOf(query, mode, tenant), 'http://api').searchParams)
  const answer = await actionResult<Parameters<typeof resultsOf>[0]>(
    mode === 'published' ? searchContent : findPages,
    asked,
    req,
  )
  return answer.success ? resultsOf(answer.doc, mode) : null
}
