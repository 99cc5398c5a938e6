-- What a customer means to cook: recipes by day, and how they are to be bought. One each.

create table meal_plan (
  customer_id uuid primary key references customer on delete cascade,
  -- `MealPlan` as JSON: slugs, days, servings, skus.
  plan jsonb not null,
  changed_at timestamptz not null default now()
);
