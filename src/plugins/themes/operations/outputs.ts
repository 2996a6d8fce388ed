import { z } from 'zod'
import type { Translator } from '@/exports/types'
import { isLoss, type ThemeChange } from '../lib/changes/findChanges'
import type { PackageProblem } from '../lib/package/problem'
import type { RenderFailure } from '../lib/renderFailures'
import { failureMessage } from '../lib/versions/failureMessage'

/** Response schemas of theme operations, for the API description. */

export const problemOutput = z.object({
  column: z.number().nullable(),
  file: z.string(),
  line: z.number().nullable(),
  message: z.string(),
})

const linkedDocument = z.object({ collection: z.string(), href: z.string(), id: z.string(), title: z.string() })

/** A file that fails on pages of the site. */
export const failureOutput = problemOutput.extend({ address: z.string(), documents: z.array(linkedDocument) })

export const changeOutput = z.object({
  count: z.number(),
  documents: z.array(linkedDocument),
  kind: z.enum(['blockGone', 'fieldGone', 'fieldRequired', 'fieldType', 'schemeGone', 'templateGone']),
  message: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
})

export const savedTheme = z.object({ message: z.string(), themeId: z.uuid() })

/** Returns a 422 response that lists what is wrong with a package. */
export const problemsResponse = (message: string, problems: readonly PackageProblem[]): Response =>
  Response.json({ code: 'refused:themes', error: message, errors: [{ message }], problems }, { status: 422 })

/** Converts failing files to problems, in the reader's language. */
export const toProblems = (t: Translator, failures: readonly RenderFailure[]): z.infer<typeof failureOutput>[] =>
  failures.map(({ address, column, documents, file, line, message }) => ({
    address,
    column,
    documents,
    file,
    line,
    message: t('themesChangeTemplateFails', { name: file, reason: message }),
  }))

/**
 * Returns a 409 response that lists what would be lost, and which files fail. It is a response, not an error, so that
 * the transaction is committed.
 */
export function reviewResponse(
  t: Translator,
  {
    changes,
    failures,
    ...more
  }: { changes: ThemeChange[]; failures: RenderFailure[]; themeId: string; version: number },
): Response {
  const message = changes.some(isLoss) ? t('themesLosses') : failureMessage(t, failures)
  const problems = toProblems(t, failures)
  return Response.json(
    { changes, code: 'conflict:themes', error: message, errors: [{ message }], problems, ...more },
    { status: 409 },
  )
}
