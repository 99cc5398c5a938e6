import {
  acceptInvitation as acceptCall,
  beginSecondFactor as beginFactorCall,
  changeStaff as changeCall,
  changeRole as changeRoleCall,
  chooseStaffLanguage as chooseLanguageCall,
  closeStaff as closeCall,
  enterStaffCode as codeCall,
  confirmSecondFactor as confirmFactorCall,
  getContentHistory as contentHistoryCall,
  createRole as createRoleCall,
  inviteStaff as inviteCall,
  searchJournal as journalCall,
  listStaff as listCall,
  listRoles as listRolesCall,
  lockStaff as lockCall,
  logInStaff as loginCall,
  logOutStaff as logoutCall,
  logOutStaffEverywhere as logoutEverywhereCall,
  openInvitation as openCall,
  changeStaffPassword as passwordCall,
  renewRecoveryCodes as recoveryCall,
  resetStaff as resetCall,
  getStaffSelf as selfCall,
  listOwnSessions as sessionsCall,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { type Call, serve } from '../platform/http/serve.ts';
import { acceptInvitation, openInvitation } from './account/acceptInvitation.ts';
import { inviteStaff } from './account/inviteStaff.ts';
import { listStaff } from './account/listStaff.ts';
import { changeStaff, closeStaff, lockStaff, resetStaff } from './account/manageStaff.ts';
import { beginSecondFactor, changePassword, confirmSecondFactor, renewRecoveryCodes } from './account/ownLogin.ts';
import { type AccountRow, setLanguage } from './account/queries.ts';
import { showMember, showSelf, showSession } from './account/showStaff.ts';
import { type SubjectNames, searchJournal } from './journal/searchJournal.ts';
import { enterCode } from './login/enterCode.ts';
import { login } from './login/login.ts';
import { logout, logoutEverywhere } from './login/logout.ts';
import { done } from './refusals.ts';
import { changeRole, createRole, listRoles } from './role/roles.ts';
import { serveStaff } from './serveStaff.ts';
import type { Staff } from './staff.ts';
import { type Actor, type LoggedInStaff, rightsOf } from './who.ts';

/** The studio's calls about staff, roles and the journal. */
export function staffRoutes(app: FastifyInstance, staff: Staff, namesOf?: SubjectNames): void {
  const { database, sessions } = staff;
  sessions.watch(app);
  const self = (account: AccountRow) => showSelf(database, { ...account, ...rightsOf(account) });

  serve(app, loginCall, async (input, { request }) => done(await login(staff, request, input)));
  serve(app, codeCall, async (input, call) => self(done(await enterCode(staff, call, input))));
  serve(app, logoutCall, (_, call) => logout(staff, call));
  serve(app, openCall, async (input, { request }) => done(await openInvitation(staff, request, input)));
  serve(app, acceptCall, async (input, call) => {
    const { account, recoveryCodes } = done(await acceptInvitation(staff, call, input));
    return { self: await self(account), recoveryCodes: [...recoveryCodes] };
  });

  serveStaff(app, sessions, selfCall, (_, who) => showSelf(database, who));
  serveStaff(app, sessions, sessionsCall, async (_, who, { request }) => ({
    sessions: (await sessions.listOf(database, request, who.id)).map(showSession),
  }));
  serveStaff(app, sessions, logoutEverywhereCall, (_, who, call) => logoutEverywhere(staff, who, call));
  // How somebody likes to read is no change of the shop: the journal does not tell it.
  serveStaff(app, sessions, chooseLanguageCall, ({ body }, who) => setLanguage(database, who.id, body.language));
  serveStaff(app, sessions, passwordCall, async (input, who, call) => {
    done(await changePassword(staff, who, call, input));
  });
  serveStaff(app, sessions, beginFactorCall, async ({ body }, who, call) =>
    done(await beginSecondFactor(staff, who, call, body.currentPassword)),
  );
  serveStaff(app, sessions, confirmFactorCall, async (input, who, call) => {
    done(await confirmSecondFactor(staff, who, call, input));
  });
  serveStaff(app, sessions, recoveryCall, async ({ body }, who, call) =>
    done(await renewRecoveryCodes(staff, who, call, body.currentPassword)),
  );

  serveStaff(app, sessions, listCall, ({ query }, who) => listStaff(database, query.after, who.stores));
  serveStaff(app, sessions, inviteCall, async ({ body }, who, call) => {
    const wanted = { ...body, stores: body.stores ?? null };
    const { account, invitation } = done(await inviteStaff(staff, actorOf(who, call), wanted));
    return { staff: showMember(account), invitation };
  });
  serveStaff(app, sessions, changeCall, async ({ params, body }, who, call) => {
    const wanted = { ...body, stores: body.stores ?? null };
    return showMember(done(await changeStaff(staff, actorOf(who, call), params.id, wanted)));
  });
  serveStaff(app, sessions, lockCall, async ({ params, body }, who, call) =>
    showMember(done(await lockStaff(staff, actorOf(who, call), params.id, body))),
  );
  serveStaff(app, sessions, resetCall, async ({ params, body }, who, call) =>
    done(await resetStaff(staff, actorOf(who, call), params.id, body)),
  );
  serveStaff(app, sessions, closeCall, async ({ params }, who, call) => {
    done(await closeStaff(staff, actorOf(who, call), params.id));
  });

  serveStaff(app, sessions, listRolesCall, async () => ({ roles: [...(await listRoles(database))] }));
  serveStaff(app, sessions, createRoleCall, async ({ body }, who, call) =>
    done(await createRole(staff, actorOf(who, call), body)),
  );
  serveStaff(app, sessions, changeRoleCall, async ({ params, body }, who, call) =>
    done(await changeRole(staff, actorOf(who, call), params.id, body)),
  );
  serveStaff(app, sessions, journalCall, (input, who) => searchJournal(database, input, who.stores, namesOf));
  // Content belongs to no store: whoever sees it sees who changed it.
  serveStaff(app, sessions, contentHistoryCall, (input) => searchJournal(database, input, null, namesOf));
}

const actorOf = ({ id, permissions, stores }: LoggedInStaff, { request }: Call): Actor => ({
  staffId: id,
  requestId: request.id,
  permissions,
  stores,
});
