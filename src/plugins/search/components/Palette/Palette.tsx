'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useTheme } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type KeyboardEvent } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import type { FrameData } from '@/components/frame/navigation/frameOf'
import { useSwitchTenant } from '@/components/frame/TenantSelector/useSwitchTenant'
import { useTenants } from '@/components/frame/TenantSelector/useTenants'
import { useReturnFocus } from '@/components/ui/Dialog/useReturnFocus'
import { Icon, useMessages, useRead } from '@/exports/client'
import { leaveFor } from '@/components/ui/SaveBar/leaving'
import type { Command } from '../../lib/palette'
import { CommandList } from './CommandList'
import styles from './Palette.module.css'
import { useCommands, type HelpHit } from './useCommands'
import type { Hit } from '@/plugins/search/lib/hit'
import { toResults, type SearchResponse } from '@/plugins/search/lib/searchRequests'

const DEBOUNCE_MS = 150

/** Fetches more than are shown, so that the closest matches can be chosen from the best of each type. */
const FETCH_LIMIT = '24'

/** Documents that match the input. Previous results stay until new ones arrive. */
function useFoundDocuments(typed: string): { found: Hit[]; isSearching: boolean } {
  const query = typed.trim()
  const { data, error, isOutdated } = useRead<SearchResponse>(
    query ? `/search?${new URLSearchParams({ search: query, limit: FETCH_LIMIT })}` : null,
    { keepsPrevious: true, debounce: DEBOUNCE_MS },
  )
  return { found: query && data && !error ? toResults(data, 'published').hits : [], isSearching: isOutdated && !error }
}

/** Sections of the help that match the input. */
function useFoundHelp(typed: string): HelpHit[] {
  const query = typed.trim()
  const { data } = useRead<{ sections: HelpHit[] }>(query ? `/help?${new URLSearchParams({ search: query })}` : null, {
    debounce: DEBOUNCE_MS,
    keepsPrevious: true,
  })
  return (query && data?.sections) || NO_HELP
}

const NO_HELP: HelpHit[] = []

interface Props {
  frame: FrameData
  onClose: () => void
  onShortcuts: () => void
}

const noop = () => undefined

/** A command palette that opens screens, documents, new documents and other sites by name. */
export default function Palette({ frame, onClose, onShortcuts }: Props) {
  const t = useMessages()
  const router = useRouter()
  const { setTheme } = useTheme()
  const { hrefOf } = useAdminPath()
  const returnFocus = useReturnFocus()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { found, isSearching } = useFoundDocuments(typed)
  const sites = useTenants(frame.tenants, { isOpen: typed !== '', isSearchedOnServer: frame.isProvider, search: typed })
  const switchTo = useSwitchTenant(frame.tenant?.id ?? null, noop)
  const help = useFoundHelp(typed)
  const groups = useCommands({ documents: found, frame, help, sites: sites ?? [], typed })
  const commands = groups.flatMap((group) => group.commands)
  const current = commands[Math.min(active, commands.length - 1)]

  function run(command: Command | undefined) {
    if (!command) return
    onClose()
    const { path } = command
    const site = sites?.find(({ id: tenant }) => tenant === command.site)
    if (site) switchTo(site)
    else if (command.address) window.open(command.address, '_blank', 'noreferrer')
    else if (command.theme) setTheme(command.theme)
    else if (path) leaveFor(() => router.push(hrefOf(path)))
  }

  function onKey(event: KeyboardEvent) {
    const index = { ArrowDown: active + 1, ArrowUp: active - 1, End: commands.length - 1, Home: 0 }[event.key]
    if (event.key === 'Enter') run(current)
    else if (index !== undefined && commands.length > 0) setActive((index + commands.length) % commands.length)
    else return
    event.preventDefault()
  }

  return (
    <Dialog.Root onOpenChange={(open) => !open && onClose()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content {...returnFocus} aria-describedby={undefined} className={styles.palette}>
          <Dialog.Title className={styles.hidden}>{t('jumpTitle')}</Dialog.Title>
          <div className={styles.field}>
            <Icon className={styles.icon} name="Search" size={16} />
            <input
              aria-activedescendant={current && `${id}${current.key}`}
              aria-autocomplete="list"
              aria-controls={`${id}list`}
              aria-expanded
              aria-label={t('jumpTitle')}
              autoComplete="off"
              className={styles.input}
              maxLength={200}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(0)
              }}
              onKeyDown={onKey}
              placeholder={t('jumpPlaceholder')}
              role="combobox"
              value={typed}
            />
          </div>
          <CommandList
            activeKey={current?.key}
            groups={groups}
            id={id}
            onActive={(key) => setActive(commands.findIndex((command) => command.key === key))}
            onRun={run}
          />
          {commands.length === 0 && (
            <p className={styles.none} role="status">
              {t(isSearching ? 'jumpSearching' : 'jumpNothing')}
            </p>
          )}
          <p className={styles.foot}>
            <button className={styles.help} onClick={onShortcuts} type="button">
              {t('shortcuts')} <kbd>?</kbd>
            </button>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
