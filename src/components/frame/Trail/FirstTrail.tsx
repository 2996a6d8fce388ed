'use client'

import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useTranslation, type StepNavItem } from '@payloadcms/ui'
import { Fragment, type ReactNode } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { useScreenTrail } from './screenTrail'
import { useSteps } from './useSteps'
import styles from './Trail.module.css'

interface Props {
  /** Icon of the dashboard. */
  children: ReactNode
  /** Breadcrumbs of a screen that Payload renders; empty for others. */
  trail: StepNavItem[]
}

/**
 * The icon before Payload's breadcrumbs. Those are set in the browser, so until then the icon stands for all of them:
 * the screen names itself from the first byte on, and nothing moves.
 */
export function FirstTrail({ children, trail }: Props) {
  const shown = useSteps()
  const ofScreen = useScreenTrail()
  const { i18n } = useTranslation()
  const t = useMessages()
  const { admin } = useConfig().config.routes
  const steps = ofScreen.length > 0 ? ofScreen : trail
  if (shown.length > 0 || steps.length === 0) return children
  return (
    <span className={styles.trail} data-first-trail>
      <Link aria-label={t('dashboard')} className="step-nav__home" href={admin} prefetch={false}>
        {children}
      </Link>
      {steps.map(({ label, url }, index) => {
        const text = getTranslation(label, i18n)
        const isLast = index === steps.length - 1
        return (
          <Fragment key={`${index} ${text}`}>
            <span>/</span>
            {url && !isLast ? (
              <Link href={url} prefetch={false}>
                <span>{text}</span>
              </Link>
            ) : (
              <span className={isLast ? 'step-nav__last' : undefined}>{text}</span>
            )}
          </Fragment>
        )
      })}
    </span>
  )
}
