import { addAddress, addFavorite, setFavoriteStore, updateCustomer } from '@trolley/contract';
import { addItem } from '../../../cart/operations/addItem.ts';
import { setBillingAddress } from '../../../cart/operations/setBillingAddress.ts';
import { answered, customer as customersCaller } from '../../../cart/testing.ts';
import { addressOf, type OpenProfile, type profileDatabase, testPassword } from '../testing.ts';
import { insertBought, insertPass } from './insertBought.ts';

interface Places {
  readonly shop: OpenProfile;
  readonly query: ReturnType<typeof profileDatabase>['query'];
}

let marks = 0;

/** Of a form with a new address. */
export const moving = { birthdate: '17.05.1988', currentPassword: testPassword };

/** Somebody about whom something is kept in every table; each text of theirs holds their mark. */
export async function fullPerson({ shop, query }: Places) {
  const mark = `Mark${String(++marks).padStart(3, '0')}x`;
  const person = await shop.person({
    email: `${mark}@example.at`.toLowerCase(),
    first_name: `${mark}First`,
    last_name: `${mark}Last`,
    salutation: 'Female',
    academic_title: `${mark}Dr`,
    birthdate: '1988-05-17',
    mp_card_id: `${mark}Card`,
    loyality_member_id: `${mark}Member`,
    joe_authentication_status: 'Authenticated',
    personal_sms_allowed: true,
    orders_delivered: 4711,
    orders_collected: 815,
  });
  const { id, browser } = person;
  await browser.ask(addAddress, { params: { type: 'combined' }, body: addressOf({ company: `${mark}Company` }) });
  await browser.ask(addFavorite, { params: { type: 'products' }, body: { reference: `p${marks}` } });
  await browser.ask(setFavoriteStore, { body: { storeType: 'MY_STORE_1', storeId: 'west' } });
  await query(
    `insert into meal_plan (customer_id, plan) values ($1, $2)`,
    id,
    JSON.stringify({ meals: [{ day: '2026-11-20', slug: `${mark.toLowerCase()}soup`, servings: 2 }] }),
  );
  const form = { ...moving, academicTitle: `${mark}Dr`, firstName: `${mark}First`, lastName: `${mark}Last` };
  await browser.ask(updateCustomer, { body: { ...form, email: `${mark}new@example.at` } });
  await query(`insert into customer_newsletter_topic values ($1, $2)`, id, `${mark}topic`);
  await query(
    `insert into customer_past_newsletter_topic (customer_id, newsletter_topic_id, consent_text, consent_version, subscribed_at)
     values ($1, $2 || 'past', $2 || 'agreed', $2 || 'words', now())`,
    id,
    mark,
  );
  await query(`insert into newsletter_subscriber (customer_id) values ($1)`, id);
  await query(
    `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ($1, 'coins', 7, 'start', $2)`,
    `${mark}Member`,
    mark,
  );
  await query(
    `insert into offline_account values (lpad($3::text, 13, '0'), 'hash', $2 || 'Store', 'Last', $2 || 'Offline', $1)`,
    id,
    mark,
    marks,
  );
  await query(
    `insert into offline_account (card_number, first_name, last_name, loyality_member_id, kept_by)
     values (lpad($3::text, 13, '9'), $2 || 'Kept', 'Last', $2 || 'KeptMember', $1)`,
    id,
    mark,
    marks,
  );
  await query(`update session set device = $2 where customer_id = $1`, id, `${mark}Phone`);
  await query(
    `insert into mail (kind, sender, recipient, subject, html, text) values ('passwordReset', 's', $1, $2, '', $3)`,
    person.email.toUpperCase(),
    `${mark}Subject`,
    'a link with its secret',
  );
  await insertBought(query, id, mark);
  await query(`insert into voucher_activation (customer_id, voucher_id) values ($1, $2)`, id, `${mark}voucher`);
  await insertPass(query, id, mark);
  await query(
    `insert into gift_card (number_hash, last_four, pin_hash, customer_id, linked_at)
     values (sha256(convert_to($2, 'UTF8')), '4711', 'hash', $1, now())`,
    id,
    mark,
  );
  await query(
    `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name)
     values ($1, 'sandbox', $2 || 'token', 'credit-cards', 'Visa', $2 || 'card')`,
    id,
    mark,
  );
  await query(
    `insert into checkout_claim (checkout_id, kind, reference, customer_id)
     select id, 'voucher', $2, customer_id from checkout where customer_id = $1`,
    id,
    `${mark}claim`,
  );
  await query(
    `insert into consent_record (customer_id, answered_at, provider, version, categories)
     values ($1, now(), $2 || 'provider', 1, array['C0001'])`,
    id,
    mark,
  );
  await query(
    `insert into form_submission (form_id, reference, idempotency_key, body_hash, customer_id, email, answers,
       consent_text, consent_version, delete_after)
     values ('contact', $2 || 'reference', gen_random_uuid(), sha256(convert_to($2, 'UTF8')), $1, $2 || '@write.example',
       jsonb_build_object('text', $2 || 'answer'), $2 || 'consent', 'v1', now() + interval '1 day')`,
    id,
    mark,
  );
  await addItem(shop.carts, customersCaller(id), { sku: `p${marks + 100}`, quantity: 1 });
  answered(await setBillingAddress(shop.carts, customersCaller(id), { streetName: `${mark}Street` }));
  return { ...person, mark, cartSku: `p${marks + 100}`, favorite: `p${marks}` };
}
