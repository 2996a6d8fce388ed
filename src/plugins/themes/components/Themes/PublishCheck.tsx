'use client'

import { useMessages } from '@/exports/client'
import type { ThemeChange } from '../../lib/changes/findChanges'
import { Changes } from './Changes'
import { Problems, type ShownProblem } from './Problems'
import styles from './Themes.module.css'

/** Result of checking what the site would lose with another theme. */
export interface ThemeCheck {
  changes: ThemeChange[]
  losesSomething: boolean
  /** False when the layout fails, because then every page would. */
  mayBePublished: boolean
  problems: ShownProblem[]
}

/** Whether publishing the theme needs a decision. */
export const needsDecision = (check: ThemeCheck | null): boolean =>
  check !== null && (check.losesSomething || check.problems.length > 0)

interface Props {
  /** Null until the check has finished, and when it failed. */
  check: ThemeCheck | null
  isChecking: boolean
}

/** Shows what pages would lose by publishing a theme, and which of its files fail. */
export function PublishCheck({ check, isChecking }: Props) {
  const t = useMessages()
  const messageKey = isChecking
    ? 'themesAskPublishChecking'
    : check &&
      (check.losesSomething
        ? 'themesAskPublishLosses'
        : !check.mayBePublished
          ? null
          : check.problems.length > 0
            ? 'themesAskPublishFails'
            : 'themesAskPublishNothing')
  return (
    <>
      <p aria-live="polite" className={styles.help}>
        {messageKey && t(messageKey)}
      </p>
      {check?.losesSomething && <Changes changes={check.changes} />}
      {check && check.problems.length > 0 && <Problems label={t('themesTemplatesFail')} problems={check.problems} />}
    </>
  )
}
