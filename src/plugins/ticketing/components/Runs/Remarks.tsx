'use client'

import type { MessageKey } from '../../../../i18n/en'
import { useMessages } from '../../../../components/ui/useMessages'
import { problemMessage } from '../../lib/connections/problemMessage'
import { PROBLEMS } from '../../lib/provider/problems'
import type { ProblemShown } from './RunShown'
import styles from './Runs.module.css'

/** A long list of remarks says the same over and over. */
const MOST = 50

/** Of records; those of a whole run have the sentences of a connection. */
const WORDS: Record<string, MessageKey> = {
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
  unreadable: 'ticketingRemarkUnreadable',
}

/** What a sync could not do, record by record. */
export function Remarks({ name, problems }: { name: string; problems: ProblemShown[] }) {
  const t = useMessages()
  const say = ({ call = null, detail, name: problem, status = null, title }: ProblemShown): string => {
    const ofRun = title === undefined ? PROBLEMS.find((one) => one === problem) : undefined
    if (ofRun) return problemMessage(t, { name }, { call, detail, name: ofRun, status })
    return t(WORDS[problem] ?? 'ticketingRemarkMisfit', { detail: detail ?? '' })
  }
  return (
    <details className={styles.remarks}>
      <summary>{t('ticketingProblems', { count: problems.length })}</summary>
      <ul>
        {problems.slice(0, MOST).map((problem, index) => (
          <li key={index}>
            {problem.title && <bdi className={styles.title}>{problem.title}</bdi>} {say(problem)}
          </li>
        ))}
      </ul>
    </details>
  )
}
