import { DefaultEditView } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { DocumentViewClientProps, DocumentViewServerProps, EditViewConfig, SanitizedConfig } from 'payload'
import { newDocumentName } from '@/i18n/content/newDocumentName'
import { NewDocumentHeading } from './NewDocumentHeading'

/** Listed in `config/admin.ts`, because no configuration that Payload starts with names it. */
const NEW_DOCUMENT = '/src/components/document/NewDocument/NewDocumentScreen#NewDocumentScreen'

/** The form of the type; undefined if it has Payload's. */
type Form = NonNullable<Extract<EditViewConfig, { Component?: unknown }>['Component']> | undefined

type Props = DocumentViewClientProps & DocumentViewServerProps & { form: Form }

/** The screen of a new document: its heading, and the form that its type has. Such a document has no tabs. */
export function NewDocumentScreen(props: Props) {
  const { form, initPageResult, payload } = props
  const { collectionConfig, req } = initPageResult
  if (!collectionConfig) return null
  const clientProps = clientPropsOf(props)
  return (
    <>
      <NewDocumentHeading name={newDocumentName(collectionConfig.labels.singular, req.i18n)} />
      {form ? (
        RenderServerComponent({ clientProps, Component: form, importMap: payload.importMap, serverProps: props })
      ) : (
        <DefaultEditView {...clientProps} />
      )}
    </>
  )
}

/** What Payload gives its own form in the browser: the values, and the slots of the type. */
function clientPropsOf({
  doc: _doc,
  form: _form,
  hasPublishedDoc: _hasPublishedDoc,
  i18n: _i18n,
  initPageResult: _initPageResult,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  routeSegments: _routeSegments,
  searchParams: _searchParams,
  user: _user,
  versions: _versions,
  ...clientProps
}: Props): DocumentViewClientProps {
  return clientProps
}

/** The configuration for the page of a new document of this type. */
export const configWithNewScreen = (config: SanitizedConfig, slug: string): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    if (collection.slug !== slug) return collection
    const { components } = collection.admin
    const ownForm = components?.views?.edit?.default
    const form = ownForm && 'Component' in ownForm ? ownForm.Component : undefined
    const views = { ...components?.views, edit: { root: { Component: { path: NEW_DOCUMENT, serverProps: { form } } } } }
    return { ...collection, admin: { ...collection.admin, components: { ...components, views } } }
  }),
})
