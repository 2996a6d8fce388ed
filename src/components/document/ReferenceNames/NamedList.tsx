import { DefaultListView } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { ListViewServerProps, PayloadComponent } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { listShellOf } from '@/components/views/lists/listShellOf'
import { NamesOfRows } from './NamesOfRows'
import { referenceNames } from './referenceNames'

/**
 * The list of a collection, with the names of what its rows refer to.
 * @param list the screen that the collection has for it. Default: Payload's
 */
export async function NamedList({ list, ...props }: ListViewServerProps & { list?: PayloadComponent }) {
  const { columnState, data, i18n, locale, payload, user } = props
  const req = await requestOfSlot({ i18n, locale, payload, user })
  return (
    <NamesOfRows names={await referenceNames(req, data.docs, columnState)}>
      {list ? (
        RenderServerComponent({
          clientProps: listShellOf(props),
          Component: list,
          importMap: payload.importMap,
          serverProps: props,
        })
      ) : (
        <DefaultListView {...listShellOf(props)} />
      )}
    </NamesOfRows>
  )
}
