'use client'

import { useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { problemMessage } from '../../lib/connections/problemMessage'
import { closeSentence } from '../../lib/closeSentence'
import { PROBLEMS } from '../../lib/provider/problems'
import type { ProblemShown } from './RunShown'
import styles from './Runs.module.css'

/** Long lists repeat themselves. */
const MAX_REMARKS = 50

/** Messages for problems of single records; problems of a whole run use those of the connection. */
const MESSAGE_KEYS: Record<string, MessageKey> = {
  cutOff: 'ticketingRemarkCutOff',
  duplicate: 'ticketingRemarkTwice',
  emptyRequired: 'ticketingRemarkEmpty',
  endBeforeStart: 'ticketingRemarkEnd',
  linkedTwice: 'ticketingRemarkTwice',
  locked: 'ticketingRemarkLocked',
  manyVenues: 'ticketingRemarkManyVenues',
  noStart: 'ticketingRemarkNoStart',
  notConnected: 'ticketingRemarkNotConnected',
  noVenue: 'ticketingRemarkNoVenue',
  refused: 'ticketingRemarkRefused',
  sameIdTwice: 'ticketingRemarkTwice',
  skippedTime: 'ticketingRemarkSkippedTime',
  unreadable: 'ticketingRemarkUnreadable',
}

/** Collapsible list of a sync's problems. */
export function Remarks({ name, problems }: { name: string; problems: ProblemShown[] }) {
  const t = useMessages()
  const messageOf = ({ call = null, detail, label, name: problem, status = null, title }: ProblemShown): string => {
    const ofRun = title === undefined ? PROBLEMS.find((candidate) => candidate === problem) : undefined
    if (ofRun) return problemMessage(t, { name }, { call, detail, name: ofRun, status })
    const key = MESSAGE_KEYS[problem] ?? 'ticketingRemarkMisfit'
    return closeSentence(t(key, { detail: detail?.trim() || label || '' }))
  }
  return (
    <details className={styles.remarks}>
      <summary>{t('ticketingProblems', { count: problems.length })}</summary>
      <ul>
        {problems.slice(0, MAX_REMARKS).map((problem, index) => (
          <li key={index}>
            {problem.title && <bdi className={styles.title}>{problem.title}</bdi>} {messageOf(problem)}
          </li>
        ))}
      </ul>
    </details>
  )
}
