import { idTypeOf } from '@/database/connections'
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { renderField } from '@payloadcms/ui/forms/renderField'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import {
  createClientFields,
  traverseFields,
  type ClientField,
  type Field,
  type FormState,
  type PayloadRequest,
} from 'payload'
import { fieldIsHiddenOrDisabled } from 'payload/shared'
import { appSchemaPath } from '@/collections/AppConfig/appFields'

interface AppFormState {
  fields: ClientField[]
  /** Some fields are shown only for certain values of others. */
  hasConditions: boolean
  state: FormState
}

/**
 * The form of an app as Payload builds it on the server: client fields and their state.
 * @param stored settings as the API returns them, secrets as their marks
 */
export async function appFormState(
  req: PayloadRequest,
  { fields, handle, stored }: { fields: Field[]; handle: string; stored: Record<string, unknown> },
): Promise<AppFormState> {
  const { i18n, payload, user } = req
  const state = await fieldSchemasToFormState({
    // Payload caches its map of client fields in the language of the first request, so bypass it.
    clientFieldSchemaMap: new Map(),
    collectionSlug: 'app-config',
    data: structuredClone(stored),
    fields,
    fieldSchemaMap: getSchemaMap({ collectionSlug: 'app-config', config: payload.config, i18n }),
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: true,
    renderFieldFn: (args) => renderField({ ...args, forceCreateClientField: true, user }),
    req,
    schemaPath: appSchemaPath(handle),
    skipValidation: true,
  })
  const clientFields = createClientFields({
    defaultIDType: idTypeOf(payload),
    fields,
    i18n,
    importMap: payload.importMap,
  })
  return {
    fields: clientFields.filter((field) => !fieldIsHiddenOrDisabled(field)),
    hasConditions: hasConditions(fields),
    state,
  }
}

function hasConditions(fields: Field[]): boolean {
  let found = false
  traverseFields({
    callback: ({ field }) => {
      found ||= Boolean('admin' in field && field.admin && 'condition' in field.admin && field.admin.condition)
      return found
    },
    fields,
    fillEmpty: false,
  })
  return found
}
