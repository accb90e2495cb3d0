-- identity.queryAccounts: whose sub-account has the login name, whichever enterprise it is of.
create index identity_sub_account_login_name on identity_sub_account (login_name_key);
