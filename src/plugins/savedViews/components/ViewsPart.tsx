import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf } from '@/exports/server'
import { requestOfSlot } from '@/components/requestOfSlot'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { readViews } from '../operations/listViews'
import { SavedViews } from './SavedViews'

/** The saved views above the table of a list. They come with the list, so that it does not move when they are there. */
export async function ViewsPart({ collectionSlug: type, i18n, payload, user }: BeforeListTableServerProps) {
  const req = await requestOfSlot({ i18n, payload, user })
  // Pickers, which open as a server action, show none.
  if (isServerAction(req.headers)) return null
  const person = await personOf(req)
  const tenantId = person?.current?.id
  if (!tenantId) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['savedViews'])}>
      <SavedViews
        key={tenantId}
        tenantId={tenantId}
        type={type}
        views={await readViews(req, { person, tenantId, type })}
      />
    </AreaMessagesProvider>
  )
}
