'use client'

import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { groupByHeading, type LinkGroup } from '@/lib/navigation/groupByHeading'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import type { FrameData } from '../navigation/frameOf'
import { TenantSelector } from '../TenantSelector/TenantSelector'
import type { SidebarPart } from '../Nav/sidebarPart'
import styles from './Sidebar.module.css'
import { SidebarGroup } from './SidebarGroup'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Survives navigation, which remounts the sidebar. */
const positions = new Map<string, number>()

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Restores the scroll position that a list had when it was last shown under this name. */
function useKeptScroll<Scroller extends HTMLElement>(name: string): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null)
  useIsomorphicLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    list.scrollTop = positions.get(name) ?? 0
    const remember = () => void positions.set(name, list.scrollTop)
    list.addEventListener('scroll', remember, { passive: true })
    return () => list.removeEventListener('scroll', remember)
  }, [name])
  return ref
}

interface Props {
  active: NavigationSection | null
  frame: FrameData
  part: SidebarPart | null
}

/** The tenant on top, then the links of the active section; on the dashboard those of all content sections. */
export function Sidebar({ active, frame, part }: Props) {
  const t = useMessages()
  const scroller = useKeptScroll<HTMLElement>(active?.name ?? 'all')
  const groups: LinkGroup[] = active
    ? groupByHeading(active.links)
    : frame.sections
        .filter((section) => section.place === 'top' && section.name !== 'other')
        .map(({ label, links }) => ({ heading: t(label), links }))
  return (
    <div className={styles.sidebar}>
      <TenantSelector {...frame} />
      {frame.website && (
        <a className={styles.website} href={frame.website} rel="noreferrer" target="_blank">
          <Icon name="ExternalLink" size={16} />
          {t('viewWebsite')}
        </a>
      )}
      <nav aria-label={active ? t(active.label) : t('contentNavigation')} className={styles.links} ref={scroller}>
        {groups.map(({ heading, links }) => (
          <SidebarGroup
            counts={frame.counts}
            heading={heading}
            key={heading ?? ''}
            links={links}
            siblings={groups.flatMap((group) => group.links)}
          />
        ))}
        {part && part.section === active?.name && part.content}
      </nav>
    </div>
  )
}
