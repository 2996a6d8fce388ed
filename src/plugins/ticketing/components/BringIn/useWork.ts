'use client'

import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { useMessages } from '../../../../components/ui/useMessages'
import type { ImportResult } from '../../lib/bringIn/importResult'
import type { LinkResult } from '../../lib/bringIn/linkResult'
import { inGroups, workOf, type Choices } from '../../lib/bringIn/choices'
import type { ProblemShown, RunShown } from '../Runs/RunShown'

/** What became of one event. */
export interface ResultShown {
  externalId: string
  /** As the box office calls it. */
  name: string
  /** Id of the event here, where there is one to look at. */
  event: string | null
  isWaiting: boolean
  isWell: boolean
  text: string
  problems: ProblemShown[]
}

export interface ResultsShown {
  rows: ResultShown[]
  /** Of performances, or of the whole run. */
  problems: ProblemShown[]
}

interface Linked {
  docs: { event: string; externalId: string; remark: string | null; result: LinkResult }[]
}
interface Imported {
  records: { event: string | null; externalId: string; problems: ProblemShown[]; result: ImportResult; title: string }[]
  run: RunShown
}

const LINKS_AT_ONCE = 100
/** As many as one run takes. */
const DRAFTS_AT_ONCE = 5_000
const LOOK_AGAIN_MS = 1_500

/** Does what was chosen: links first, group by group, then one run that brings in the drafts. What fails leaves the rest alone. */
export function useWork({ handle, name, tenant }: { handle: string; name: string; tenant: string }) {
  const t = useMessages()
  const call = useCall()
  const turn = useRef(0)
  const [state, setState] = useState<'done' | 'idle' | 'running'>('idle')
  const [results, setResults] = useState<ResultsShown>({ problems: [], rows: [] })
  // Whoever leaves the page leaves the run to the server.
  useEffect(() => {
    const own = turn
    return () => void (own.current += 1)
  }, [])

  const put = (rows: ResultShown[], more: Partial<ResultsShown> = {}) =>
    setResults((now) => {
      const changed = new Map(rows.map((row) => [row.externalId, row]))
      return { ...now, ...more, rows: now.rows.map((row) => changed.get(row.externalId) ?? row) }
    })

  async function doLinks(own: number, choices: Choices, links: { event: string; externalId: string }[]) {
    for (const group of inGroups(links, LINKS_AT_ONCE)) {
      const done = await attempt(() => call<Linked>(`/ticketing/${handle}/links`, { body: { links: group, tenant } }))
      if (own !== turn.current) return
      const shown = new Map(typeof done === 'string' ? [] : done.docs.map((one) => [one.externalId, one]))
      put(
        group.map(({ event, externalId }) => {
          const one = shown.get(externalId)
          const isWell = one !== undefined && one.remark === null
          const text = one
            ? (one.remark ?? t('ticketingLink_done'))
            : typeof done === 'string'
              ? done
              : t('ticketingFailed')
          return {
            event: isWell ? event : null,
            externalId,
            isWaiting: false,
            isWell,
            name: choices.get(externalId)?.name ?? '',
            problems: [],
            text,
          }
        }),
      )
    }
  }

  async function doDrafts(own: number, choices: Choices, ids: string[]) {
    const begun = await attempt(() => call<{ run: RunShown }>(`/ticketing/${handle}/import`, { body: { ids, tenant } }))
    if (own !== turn.current) return
    if (typeof begun === 'string')
      return put(
        ids.map((externalId) => ({
          event: null,
          externalId,
          isWaiting: false,
          isWell: false,
          name: choices.get(externalId)?.name ?? '',
          problems: [],
          text: begun,
        })),
      )
    for (;;) {
      const now = await attempt(() => call<Imported>(`/ticketing/imports/${begun.run.id}`))
      if (own !== turn.current) return
      // A look that failed is no run that failed.
      if (typeof now !== 'string') {
        put(now.records.map(toRow(choices)), {
          problems:
            now.run.status === 'running'
              ? []
              : now.run.problems.filter(({ externalId, type }) => type !== 'events' || !choices.has(externalId ?? '')),
        })
        if (now.run.status !== 'running') return
      }
      await new Promise((wake) => setTimeout(wake, LOOK_AGAIN_MS))
      if (own !== turn.current) return
    }
  }

  const toRow =
    (choices: Choices) =>
    ({ event, externalId, problems, result, title }: Imported['records'][number]): ResultShown => ({
      event,
      externalId,
      isWaiting: result === 'waiting',
      isWell: result === 'created',
      name: choices.get(externalId)?.name ?? title,
      problems: result === 'refused' ? [] : problems,
      text: t(`ticketingImport_${result}`, { detail: problems[0]?.detail ?? '', provider: name }),
    })

  /** @param choices null: back to the list */
  function begin(choices: Choices | null) {
    const own = ++turn.current
    if (!choices) return setState('idle')
    const { create, link } = workOf(choices)
    setState('running')
    setResults({
      problems: [],
      rows: [...choices].map(([externalId, { name: title }]) => ({
        event: null,
        externalId,
        isWaiting: true,
        isWell: false,
        name: title,
        problems: [],
        text: t('ticketingImport_waiting'),
      })),
    })
    void (async () => {
      await doLinks(own, choices, link)
      for (const ids of inGroups(create, DRAFTS_AT_ONCE)) if (own === turn.current) await doDrafts(own, choices, ids)
      if (own === turn.current) setState('done')
    })()
  }

  /** @returns the server's words where it refuses, or cannot be reached */
  async function attempt<Result>(doIt: () => Promise<Result>): Promise<Result | string> {
    try {
      return await doIt()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return error.message || t('ticketingFailed')
    }
  }

  return { begin, results, state }
}
