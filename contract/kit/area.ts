import type { Holders } from './permissions.ts';

/** What an area declares for both sides. `contract/areas.ts` lists the areas that declare something. */
export interface ContractArea {
  /** Its permission codes, each with who holds it. The text `permission.<code>` has the name. */
  permissions?: Readonly<Record<string, Holders>>;
  /**
   * The actions of operators in the area, as `what.how`. The texts `audit.kind.<what>` and `audit.act.<what.how>` have
   * the names.
   */
  auditActions?: readonly `${string}.${string}`[];
  /** The kinds of work that wait for an operator, each with the permission code of its console page. */
  waiting?: Readonly<Record<string, `console${string}`>>;
  /**
   * The kinds of results of the operators' search, each with the permission code of its console page and its place in
   * the results.
   */
  finds?: Readonly<Record<string, { permission: `console${string}`; order: number }>>;
}

/** The areas by name. Each `contract/<area>/area.ts` adds its own, so that the types have all names. */
export interface DeclaredAreas {}

export const defineContractArea = <const Area extends ContractArea>(area: Area): Area => area;

type ActionsOf<Area> = Area extends { auditActions: readonly (infer Action)[] } ? Action : never;
/** One action of an operator, for the audit log. */
export type AuditAction = { [Name in keyof DeclaredAreas]: ActionsOf<DeclaredAreas[Name]> }[keyof DeclaredAreas];

/** The kind of object that an action is about: the first part of its name. */
export type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;

type PlacesOf<Area> = Area extends { waiting: infer Waiting } ? keyof Waiting : never;
/** A list that waits for an operator. */
export type WaitingPlace = { [Name in keyof DeclaredAreas]: PlacesOf<DeclaredAreas[Name]> }[keyof DeclaredAreas];

type KindsOf<Area> = Area extends { finds: infer Finds } ? keyof Finds : never;
/** A kind of thing that operators find by one search across the areas. */
export type FoundKind = { [Name in keyof DeclaredAreas]: KindsOf<DeclaredAreas[Name]> }[keyof DeclaredAreas];
