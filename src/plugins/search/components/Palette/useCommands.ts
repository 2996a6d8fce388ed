'use client'

import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useTheme, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { FrameData, TenantChoice } from '@/components/frame/navigation/frameOf'
import { useMessages } from '@/exports/client'
import type { Hit } from '../../lib/hit'
import { filterGroups, type Command, type CommandGroup } from '../../lib/palette'
import { readRecent } from '../../lib/recent'

/** A section of the help. */
export interface HelpHit {
  heading: string
  /** Path below the help. */
  path: string
}

interface Options {
  documents: Hit[]
  frame: FrameData
  help: HelpHit[]
  sites: TenantChoice[]
  typed: string
}

/** Builds the commands that the palette offers to this person for the typed text. */
export function useCommands({ documents, frame, help, sites, typed }: Options): CommandGroup[] {
  const t = useMessages()
  const { i18n } = useTranslation()
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { theme } = useTheme()
  return useMemo(() => {
    const links = frame.sections.flatMap(({ links: all }) => all)
    const icons = new Map(links.flatMap(({ collection, icon }) => (collection ? [[collection, icon] as const] : [])))
    const kindOf = (slug: string) => {
      const labels = getEntityConfig({ collectionSlug: slug as 'pages' })?.labels
      return labels ? getTranslation(labels.singular, i18n) : slug
    }
    const screens = links.map(({ icon, label, path }): Command => ({ icon, key: path, label, path }))
    const create = links.flatMap(({ collection, label }): Command[] =>
      collection && permissions?.collections?.[collection]?.create
        ? [
            {
              icon: 'Plus',
              detail: label,
              key: `new ${collection}`,
              label: t('jumpCreate', { kind: kindOf(collection).toLocaleLowerCase(i18n.language) }),
              path: `/collections/${collection}/create`,
            },
          ]
        : [],
    )
    const recent = readRecent(localStorage, frame.tenant?.id ?? '').flatMap(({ label, path }): Command[] => {
      const slug = path.split('/')[2] ?? ''
      const icon = icons.get(slug)
      return icon === undefined ? [] : [{ detail: kindOf(slug), icon, key: `recent ${path}`, label, path }]
    })
    const found = documents.map(({ id, collectionType, title }): Command => ({
      detail: kindOf(collectionType),
      icon: icons.get(collectionType) ?? 'File',
      key: id,
      label: title || t('untitled'),
      path: `/collections/${collectionType}/${id}`,
    }))
    const others = sites
      .filter(({ id }) => id !== frame.tenant?.id)
      .map(({ id, name, plan }): Command => ({
        detail: plan,
        icon: 'Building2',
        key: `site ${id}`,
        label: name,
        site: id,
      }))
    const otherTheme = theme === 'dark' ? 'light' : 'dark'
    const actions: Command[] = [
      ...(frame.website
        ? [{ address: frame.website, icon: 'ExternalLink', key: 'website', label: t('viewWebsite') }]
        : []),
      ...(frame.canInvite
        ? [{ icon: 'UserPlus', key: 'invite', label: t('jumpInvite'), path: '/settings/users' }]
        : []),
      {
        icon: 'CircleHelp',
        key: 'help',
        label: t('helpCentre'),
        ...(frame.helpSections ? { path: '/help' } : { address: frame.helpUrl }),
      },
      {
        icon: otherTheme === 'dark' ? 'Moon' : 'Sun',
        key: 'theme',
        label: t(otherTheme === 'dark' ? 'darkMode' : 'lightMode'),
        theme: otherTheme,
      },
    ]
    return filterGroups(
      [
        { name: 'recent', commands: recent },
        { name: 'documents', commands: found },
        { name: 'screens', commands: screens },
        { name: 'create', commands: create },
        { name: 'actions', commands: actions },
        { name: 'help', commands: frame.helpSections ? help.map(toHelpCommand) : [] },
        { name: 'sites', commands: others },
      ],
      typed,
    )
  }, [documents, frame, getEntityConfig, help, i18n, permissions, sites, t, theme, typed])
}

const toHelpCommand = ({ heading, path }: HelpHit): Command => ({
  icon: 'CircleHelp',
  key: `help ${path}`,
  label: heading,
  path: `/help/${path}`,
})
