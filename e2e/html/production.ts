// The pages are rendered as in production: React's development build takes three times as long. React reads this when
// it is imported, so this module comes before all others.
process.env.NODE_ENV = 'production';
