import type {
  BasePayload,
  CountArgs,
  CreateArgs,
  DeleteOneArgs,
  FindArgs,
  FindGlobalArgs,
  FindOneArgs,
  FindVersionsArgs,
  JsonObject,
  PayloadRequest,
  QueryDraftsArgs,
  TypeWithID,
  UpdateOneArgs,
} from 'payload'

// Direct database access without access control, hooks, defaults and validation: for server-side decisions, and for
// rows that no form writes. Callers are responsible for authorisation.

/** The request, whose transaction is used; or the payload alone, outside any transaction. */
export type Source = Partial<PayloadRequest> & { payload: BasePayload }

export const findStored = <Doc extends TypeWithID = TypeWithID>(req: Source, args: FindOneArgs) =>
  req.payload.db.findOne<Doc>({ ...args, req })

export const listStored = <Doc = TypeWithID>(req: Source, args: FindArgs) => req.payload.db.find<Doc>({ ...args, req })

/** Documents with their newest version: a draft instead of the published one. */
export const listNewest = <Doc = TypeWithID>(req: Source, args: QueryDraftsArgs) =>
  req.payload.db.queryDrafts<Doc>({ ...args, req })

export const listVersions = <Doc = JsonObject>(req: Source, args: FindVersionsArgs) =>
  req.payload.db.findVersions<Doc>({ ...args, req })

export const countStored = (req: Source, args: CountArgs) => req.payload.db.count({ ...args, req })

export const createStored = (req: Source, args: CreateArgs) => req.payload.db.create({ ...args, req })

export const updateStored = (req: Source, args: UpdateOneArgs) => req.payload.db.updateOne({ ...args, req })

export const deleteStored = (req: Source, args: DeleteOneArgs) => req.payload.db.deleteOne({ ...args, req })

export const findStoredGlobal = <Values extends Record<string, unknown>>(req: Source, args: FindGlobalArgs) =>
  req.payload.db.findGlobal<Values>({ ...args, req })
