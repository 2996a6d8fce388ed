'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { activeSection } from '@/lib/navigation/activeSection'
import { useLostEntries } from '@/payload-patches/lostEntries/useLostEntries'
import { useChangeFeed } from '@/components/calls/changes/useChangesOf'
import { findMainContent } from '@/payload-patches/missingNames/findMainContent'
import '@/components/document/NewDocument/historyEntry'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { useMessages } from '@/components/ui/useMessages'
import type { FrameData } from '../navigation/frameOf'
import { Ribbon } from '../Ribbon/Ribbon'
import { MoreSections } from '../Sidebar/MoreSections'
import { Sidebar } from '../Sidebar/Sidebar'
import styles from './Frame.module.css'
import type { SidebarPart } from './sidebarPart'
import { showFrame } from './frameOnScreen'
import { useAdminPath } from './useAdminPath'
import { useHeightAbove } from './useHeightAbove'
import { useLiveCounts } from './useLiveCounts'
import { useConfig, useLocale } from '@payloadcms/ui'

/** First focusable element of every screen, visible on focus: jumps past the frame to the content. */
function SkipLink() {
  const t = useMessages()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const content = findMainContent()
    if (!content) return
    content.tabIndex = -1
    content.focus()
  }
  return (
    <a className={styles.skip} href="#content" onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}

const SHEET_WIDTH = 288

/** Ribbon and sidebar on a wide screen; below 768 px a bar at the bottom and a sheet. */
export function Frame({ frame, part }: { frame: FrameData; part: SidebarPart | null }) {
  const t = useMessages()
  const { path } = useAdminPath()
  const [sheetPath, setSheetPath] = useState<string | null>(null)
  const active = activeSection(path, frame.sections)
  const hasLanguages = useHasLanguageChoice(path, frame.translated)
  const { code } = useLocale()
  const isTranslation = hasLanguages && frame.tenant?.language !== undefined && code !== frame.tenant.language
  const close = () => setSheetPath(null)
  useCloseWhenWide(close)
  useLostEntries()
  useEffect(() => showFrame(frame))
  const element = useRef<HTMLDivElement>(null)
  useHeightAbove(element)
  useChangeFeed(frame.tenant?.id ?? null)
  const shown = { ...frame, counts: useLiveCounts(frame) }
  return (
    <div
      className={styles.frame}
      data-languages={hasLanguages ? 'several' : 'none'}
      data-writing={isTranslation ? 'translation' : 'original'}
      ref={element}
    >
      <SkipLink />
      <Ribbon active={active?.name ?? null} frame={frame} onMenu={() => setSheetPath(path)} />
      <aside aria-label={frame.tenant?.name ?? frame.productName} className={styles.sidebar}>
        <Sidebar active={active} frame={shown} part={part} />
      </aside>
      {/* The sheet is tied to the path on which it was opened: following a link closes it. */}
      <Drawer isOpen={sheetPath === path} onClose={close} side="start" title={t('menu')} width={SHEET_WIDTH}>
        <Sidebar active={active} frame={shown} part={part} />
        <MoreSections active={active?.name ?? null} frame={frame} />
      </Drawer>
    </div>
  )
}

function useCloseWhenWide(close: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 768px)')
    const onChange = () => wide.matches && close()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  })
}

/**
 * Whether this screen has a content language to choose.
 * @param path below the admin's root
 * @param translated slugs of the collections with localized fields
 */
function useHasLanguageChoice(path: string, translated: string[]): boolean {
  const { localization } = useConfig().config
  const slug = /^\/collections\/([^/]+)/.exec(path)?.[1]
  return localization !== false && localization.locales.length > 1 && slug !== undefined && translated.includes(slug)
}
