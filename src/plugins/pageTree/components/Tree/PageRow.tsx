'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { memo, useRef, type CSSProperties } from 'react'
import { ScheduleMark } from '@/components/document/Schedule/ScheduleMark'
import { describeSchedule } from '@/components/document/Schedule/describeSchedule'
import type { Schedule } from '@/components/document/Schedule/useSchedules'
import { classes, Icon, Status, useMessages } from '@/exports/client'
import { HOME_SLUG } from '@/lib/pages/pathOf'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import type { Row, Page } from '../../lib/tree/tree'
import { pageHref } from '../site'
import styles from './PageTree.module.css'
import { PickBox } from './PickBox'
import { RowMenu } from './RowMenu'
import { useTreeActions } from './TreeActions'
import { useRowDrag } from './useRowDrag'
import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'

const MARK_STYLES = {
  'make-child': styles.markInside,
  'reorder-above': styles.markAbove,
  'reorder-below': styles.markBelow,
  reparent: styles.markBelow,
}

/** Marks where a page would be dropped. */
function DropMark({ instruction, level }: { instruction: Instruction; level: number }) {
  const isBlocked = instruction.type === 'instruction-blocked'
  const effective = isBlocked ? instruction.desired : instruction
  const markLevel = effective.type === 'reparent' ? effective.desiredLevel : level
  return (
    <span
      aria-hidden="true"
      className={classes(MARK_STYLES[effective.type], isBlocked && styles.blocked)}
      data-mark={isBlocked ? 'blocked' : effective.type}
      style={{ '--at': markLevel } as CSSProperties}
    />
  )
}

interface Props extends Row {
  address: string | null
  /** Whether it is the target of keyboard navigation. */
  isActive: boolean
  /** Whether it is being moved with the keyboard. */
  isCarried: boolean
  isSelected: boolean
  page: Page
  /** The schedule of the page, if any. */
  schedule: Schedule | undefined
  /** Offset from the top of the tree, in pixels. */
  start: number
}

/** A row of the page tree. */
export const PageRow = memo(function PageRow({
  address,
  id,
  isActive,
  isCarried,
  isOpen,
  isSelected,
  level,
  page,
  position,
  schedule,
  siblings,
  start,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { now, setOpen, site } = useTreeActions()
  const row = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const { instruction, isDragged } = useRowDrag({
    id,
    inner,
    isEnabled: site.may.change && !isCarried,
    isLast: position === siblings,
    isOpen,
    level,
    row,
  })
  const title = page.title || t('untitled')
  const isHome = level === 0 && page.slug === HOME_SLUG
  const changed = new Date(page.updatedAt * 1000)
  // What somebody has changed since the screen was opened is changed now.
  const asOf = new Date(Math.max(Date.parse(now), changed.getTime()))
  const tab = isActive ? 0 : -1
  return (
    <div
      aria-expanded={isOpen ?? undefined}
      aria-level={level + 1}
      aria-posinset={position}
      aria-selected={site.may.change ? isSelected : undefined}
      aria-setsize={siblings}
      className={classes(
        styles.row,
        isCarried && styles.carried,
        isSelected && styles.selected,
        isDragged && styles.dragged,
        page.state === 'draft' && styles.draft,
      )}
      data-page={id}
      ref={row}
      role="row"
      style={{ '--level': level, transform: `translateY(${start}px)` } as CSSProperties}
      tabIndex={tab}
    >
      <div className={styles.main} ref={inner} role="gridcell">
        {site.may.change && <Icon className={styles.grip} name="GripVertical" />}
        {isOpen === null ? (
          <span className={styles.noToggle} />
        ) : (
          <button
            aria-label={t(isOpen ? 'pagesCollapse' : 'pagesExpand', { title })}
            className={styles.toggle}
            onClick={() => setOpen(id, !isOpen)}
            tabIndex={-1}
            type="button"
          >
            <Icon className={classes(styles.chevron, isOpen && styles.opened)} name="ChevronRight" />
          </button>
        )}
        <PickBox icon={isHome ? 'House' : 'FileText'} id={id} isSelected={isSelected} tabIndex={tab} title={title} />
        <Link
          className={styles.title}
          draggable={false}
          href={pageHref(site, id)}
          prefetch={false}
          tabIndex={tab}
          title={title}
        >
          <bdi>{title}</bdi>
        </Link>
        {isHome && <span className={styles.unseen}>{t('pagesHome')}</span>}
        {address && (
          <span className={styles.address}>
            <bdi dir="ltr">{address}</bdi>
          </span>
        )}
        {schedule && (
          <span aria-hidden="true" className={styles.scheduled}>
            {describeSchedule(t, schedule)}
          </span>
        )}
      </div>
      <div className={styles.state} role="gridcell">
        <Status state={page.state} />
        {schedule && <ScheduleMark schedule={schedule} tabIndex={tab} />}
      </div>
      <div className={styles.time} role="gridcell">
        {isCarried ? (
          t('pagesHere')
        ) : (
          <time dateTime={changed.toISOString()} title={exactTime(changed, language)}>
            {relativeTime(changed, asOf, language)}
          </time>
        )}
      </div>
      <div className={styles.menu} role="gridcell">
        <RowMenu isActive={isActive} page={page} title={title} />
      </div>
      {instruction && <DropMark instruction={instruction} level={level} />}
    </div>
  )
})
