'use client'

import { useEffect, useRef, useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { closeSentence } from '../../lib/closeSentence'
import type { ImportResult } from '../../lib/bringIn/importResult'
import type { LinkResult } from '../../lib/bringIn/linkResult'
import { inGroups, splitChoices, type Choices } from '../../lib/bringIn/choices'
import type { ProblemShown, RunShown } from '../Runs/RunShown'

/** Result for one event. */
export interface ResultShown {
  externalId: string
  /** Name at the box office. */
  name: string
  /** Id of the event of the site, if it can be opened. */
  event: string | null
  isWaiting: boolean
  isSuccess: boolean
  text: string
  problems: ProblemShown[]
}

export interface ResultsShown {
  rows: ResultShown[]
  /** Problems of performances or of the whole run. */
  problems: ProblemShown[]
}

interface LinkResponse {
  docs: { event: string; externalId: string; remark: string | null; result: LinkResult }[]
}
interface ImportResponse {
  records: { event: string | null; externalId: string; problems: ProblemShown[]; result: ImportResult; title: string }[]
  run: RunShown
}

const LINKS_PER_REQUEST = 100
/** Maximum of the import endpoint. */
const DRAFTS_PER_RUN = 5_000
const POLL_MS = 1_500

/**
 * Carries out the choices: first links, in groups, then one import run for the drafts. Failures do not affect the rest.
 */
export function useBringIn({ handle, name, tenant }: { handle: string; name: string; tenant: string }) {
  const t = useMessages()
  const call = useCall()
  const taskId = useRef(0)
  const [state, setState] = useState<'done' | 'idle' | 'running'>('idle')
  const [results, setResults] = useState<ResultsShown>({ problems: [], rows: [] })
  // After the page is left, the run continues on the server.
  useEffect(() => {
    const currentTask = taskId
    return () => void (currentTask.current += 1)
  }, [])

  const updateRows = (rows: ResultShown[], more: Partial<ResultsShown> = {}) =>
    setResults((current) => {
      const changed = new Map(rows.map((row) => [row.externalId, row]))
      return { ...current, ...more, rows: current.rows.map((row) => changed.get(row.externalId) ?? row) }
    })

  async function createLinks(ownId: number, choices: Choices, links: { event: string; externalId: string }[]) {
    for (const group of inGroups(links, LINKS_PER_REQUEST)) {
      const response = await attempt(() =>
        call<LinkResponse>(`/ticketing/${handle}/links`, { body: { links: group, tenant } }),
      )
      if (ownId !== taskId.current) return
      const docs = new Map(typeof response === 'string' ? [] : response.docs.map((doc) => [doc.externalId, doc]))
      updateRows(
        group.map(({ event, externalId }) => {
          const doc = docs.get(externalId)
          const isSuccess = doc !== undefined && doc.remark === null
          const text = doc
            ? (doc.remark ?? t('ticketingLink_done'))
            : typeof response === 'string'
              ? response
              : t('ticketingFailed')
          return {
            event: isSuccess ? event : null,
            externalId,
            isWaiting: false,
            isSuccess,
            name: choices.get(externalId)?.name ?? '',
            problems: [],
            text,
          }
        }),
      )
    }
  }

  async function importDrafts(ownId: number, choices: Choices, ids: string[]) {
    const started = await attempt(() =>
      call<{ run: RunShown }>(`/ticketing/${handle}/import`, { body: { ids, tenant } }),
    )
    if (ownId !== taskId.current) return
    if (typeof started === 'string')
      return updateRows(
        ids.map((externalId) => ({
          event: null,
          externalId,
          isWaiting: false,
          isSuccess: false,
          name: choices.get(externalId)?.name ?? '',
          problems: [],
          text: started,
        })),
      )
    for (;;) {
      const progress = await attempt(() => call<ImportResponse>(`/ticketing/imports/${started.run.id}`))
      if (ownId !== taskId.current) return
      // A failed poll does not mean that the run failed.
      if (typeof progress !== 'string') {
        updateRows(progress.records.map(toRow(choices)), {
          problems:
            progress.run.status === 'running'
              ? []
              : progress.run.problems.filter(
                  ({ externalId, type }) => type !== 'events' || !choices.has(externalId ?? ''),
                ),
        })
        if (progress.run.status !== 'running') return
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      if (ownId !== taskId.current) return
    }
  }

  const toRow =
    (choices: Choices) =>
    ({ event, externalId, problems, result, title }: ImportResponse['records'][number]): ResultShown => ({
      event,
      externalId,
      isWaiting: result === 'waiting',
      isSuccess: result === 'created',
      name: choices.get(externalId)?.name ?? title,
      problems: result === 'refused' ? [] : problems,
      text: closeSentence(t(`ticketingImport_${result}`, { detail: problems[0]?.detail ?? '', provider: name })),
    })

  /** @param choices null returns to the list */
  function begin(choices: Choices | null) {
    const ownId = ++taskId.current
    if (!choices) return setState('idle')
    const { create, link } = splitChoices(choices)
    setState('running')
    setResults({
      problems: [],
      rows: [...choices].map(([externalId, { name: title }]) => ({
        event: null,
        externalId,
        isWaiting: true,
        isSuccess: false,
        name: title,
        problems: [],
        text: t('ticketingImport_waiting'),
      })),
    })
    void (async () => {
      await createLinks(ownId, choices, link)
      for (const ids of inGroups(create, DRAFTS_PER_RUN))
        if (ownId === taskId.current) await importDrafts(ownId, choices, ids)
      if (ownId === taskId.current) setState('done')
    })()
  }

  /** @returns the result, or an error message */
  async function attempt<Result>(task: () => Promise<Result>): Promise<Result | string> {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return error.serverMessage || t('ticketingFailed')
    }
  }

  return { begin, results, state }
}
